import Canvas
import Controls

/// Who owns a switch and takes a while to agree, by the time of the scene: standing still it waits,
/// and played again it agrees at the same moment.
final class SlowOwner: Node {
  private let delay: Double
  private let agree: () -> Void
  private var due: Instant?

  /// `delay` is in seconds.
  init(delay: Double, agree: @escaping () -> Void) {
    self.delay = delay
    self.agree = agree
    super.init()
  }

  func ask() {
    due = scene?.now.advanced(by: delay)
    invalidate(.motion, reason: "owner")
  }

  override func advance(to time: Instant) -> NextFrame {
    guard let due else { return .rest }
    if time < due { return .at(due) }
    self.due = nil
    agree()
    return .rest
  }
}
