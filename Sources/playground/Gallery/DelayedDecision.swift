import Canvas
import Controls
import Workbench

/// A decision of the app after a delay in the scene's time, so that a replay repeats it.
final class DelayedDecision: Node {
  /// In seconds.
  private let delay: Double
  private let decide: () -> Void
  private var due: Instant?

  init(delay: Double, decide: @escaping () -> Void) {
    self.delay = delay
    self.decide = decide
  }

  func request() {
    due = scene?.now.advanced(by: delay)
    invalidate(.motion, reason: "decision")
  }

  override func advance(to time: Instant) -> NextFrame {
    guard let due else { return .idle }
    if time < due { return .at(due) }
    self.due = nil
    decide()
    return .idle
  }
}
