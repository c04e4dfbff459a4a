import Canvas
import Controls

/// Decides in the place of the program that owns a log's controls.
@MainActor
final class ReplayOwner {
  /// An answer that is still to be given.
  private struct Answer {
    var moment: Instant
    var give: () -> Void
  }

  private let scene: Scene
  private let owner: LogOwner
  private var answers: [Answer] = []

  init(_ owner: LogOwner, of scene: Scene) {
    self.scene = scene
    self.owner = owner
  }

  /// When the next answer is due; nil if none is.
  var nextAnswer: Instant? { answers.first?.moment }

  /// Decides on the changes of a control from now on.
  func own(_ control: Control) {
    guard let control = control as? any DecidingControl else { return }
    switch owner {
    case .accepts: break
    case .refuses: control.decide { _ in .refuse }
    case .acceptsLater(let delay):
      // An answer to a change that the program ended is dropped.
      var latest = 0
      control.decide { [weak self, unowned control] _ in
        latest += 1
        let number = latest
        self?.wait(delay) { if number == latest { control.resolve(.accept) } }
        return .later
      }
    }
  }

  /// Gives the answers that are due by a moment, each at its own.
  func answer(by time: Instant) {
    while let next = answers.first, next.moment <= time {
      answers.removeFirst()
      scene.advance(to: next.moment)
      next.give()
    }
  }

  /// All wait equally long, so that who asks first is answered first.
  private func wait(_ delay: Double, _ give: @escaping () -> Void) {
    answers.append(Answer(moment: scene.now.advanced(by: delay), give: give))
  }
}
