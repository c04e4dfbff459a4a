import Canvas
import Controls

/// The cover of a stage while the space bar is held, by which drags do not reach the control.
final class StageHand: HeldCover {
  /// Called with a distance in points.
  var onDrag: ((Point) -> Void)?

  private var last: Point? {
    didSet { if (last == nil) != (oldValue == nil) { invalidate(.paint, reason: "drag") } }
  }

  override func released() { last = nil }

  override func cursor(at point: Point) -> Cursor? { last == nil ? .openHand : .closedHand }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    last = event.position
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    guard let last else { return }
    self.last = event.position
    onDrag?(event.position - last)
  }

  override func pointerReleased(_ event: PointerEvent) { last = nil }
  override func interactionCanceled(time: Instant) { last = nil }
}

/// A cover of a stage while a key is held, which takes its presses.
class HeldCover: Node {
  private var events: Subscription?

  override init() {
    super.init()
    isHidden = true
  }

  /// Covers the stage until one of the keys is released, or the window has lost the keyboard.
  final func hold(_ keys: Set<Key>, in scene: Scene) {
    isHidden = false
    events?.cancel()
    events = scene.observe(.input) { [weak self] event in
      guard case .input(.event(let input), _) = event else { return }
      switch input {
      case .key(let key) where keys.contains(key.key) && key.phase == .up: self?.end()
      case .focusLost, .unmapped: self?.end()
      default: break
      }
    }
  }

  private func end() {
    events?.cancel()
    events = nil
    released()
    isHidden = true
  }

  /// Ends what the cover was used for.
  func released() {}

  override final var isHitTestable: Bool { true }
  override final func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }
}
