import Canvas
import Controls

/// The cover of a stage while the space bar is held, by which drags do not reach the control.
final class StageHand: Node {
  /// Called with a distance in points.
  var onDrag: ((Point) -> Void)?

  private var last: Point? {
    didSet { if (last == nil) != (oldValue == nil) { invalidate(.paint, reason: "drag") } }
  }
  private let key = HeldKey()

  override init() {
    super.init()
    isHidden = true
  }

  /// Covers the stage until the key is released, or the window has lost the keyboard.
  func hold(in scene: Scene) {
    isHidden = false
    key.hold([.space], in: scene) { [weak self] in self?.release() }
  }

  private func release() {
    last = nil
    isHidden = true
  }

  override var isHitTestable: Bool { true }
  override func touchPolicy(at point: Point) -> TouchPolicy { .exclusive }

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
