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
    if owner == .accepts { return }
    switch control {
    case let toggle as Switch: decide(for: toggle)
    case let slider as Slider: decide(for: slider)
    case let segmented as SegmentedControl: decide(for: segmented)
    default: break
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

  private func decide<Behavior: DecidableBehavior>(for control: BehaviorControl<Behavior>) {
    switch owner {
    case .accepts: break
    case .refuses: control.decide(by: { _ in .refuse })
    case .acceptsLater(let delay):
      // What a program's change ended waits no more, and is not the one that waits now.
      var latest = 0
      control.decide(by: { [weak self, unowned control] _ in
        latest += 1
        let number = latest
        self?.wait(delay) { if number == latest { control.resolve(.accept) } }
        return .later
      })
    }
  }

  /// All wait equally long, so that who asks first is answered first.
  private func wait(_ delay: Double, _ give: @escaping () -> Void) {
    answers.append(Answer(moment: scene.now.advanced(by: delay), give: give))
  }
}
