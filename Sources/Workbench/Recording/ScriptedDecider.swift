import Canvas
import Controls

/// Answers changes of a log's controls in place of the app.
@MainActor
final class ScriptedDecider {
  private let scene: Scene
  private let owner: LogOwner
  private var answers: [(moment: Instant, give: () -> Void)] = []

  init(_ owner: LogOwner, of scene: Scene) {
    (self.scene, self.owner) = (scene, owner)
  }

  var nextAnswer: Instant? { answers.first?.moment }

  func own(_ control: Control) {
    guard let control = control as? any DecidingControl else { return }
    switch owner {
    case .accepts: break
    case .refuses: control.decide { _ in .refuse }
    case .acceptsLater(let delay):
      // The answer to a change that has ended is dropped.
      var latest = 0
      control.decide { [weak self, unowned control] _ in
        latest += 1
        let number = latest
        guard let self else { return .later }
        // All delays are equal, so answers stay in order.
        let moment = scene.now.advanced(by: delay)
        answers.append((moment, { if number == latest { control.resolve(.accept) } }))
        return .later
      }
    }
  }

  /// Each answer is given at its own time.
  func answer(by time: Instant) {
    while let next = answers.first, next.moment <= time {
      answers.removeFirst()
      scene.advancing(to: next.moment) { next.give() }
    }
  }
}

enum LogOwner: Hashable {
  case accepts
  case refuses
  case acceptsLater(after: Double)

  /// In seconds. chosen
  static let longestDelay = 1000.0

  init(_ fields: inout JSONFields) throws {
    let reason = "owner must be accepts, refuses, or seconds from 0 to \(Int(Self.longestDelay))"
    switch fields.remove("owner") {
    case nil, .null, .string("accepts"): self = .accepts
    case .string("refuses"): self = .refuses
    case let delay?:
      guard let seconds = delay.number, (0...Self.longestDelay).contains(seconds) else {
        throw fields.failure(reason)
      }
      self = .acceptsLater(after: seconds)
    }
  }
}
