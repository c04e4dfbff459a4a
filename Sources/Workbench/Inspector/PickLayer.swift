import Canvas
import Controls

/// A layer over the window in which a press chooses the control below it, without using it.
final class PickLayer: Node {
  /// Called with the chosen control; `nil` for a press beside all controls.
  var onPick: ((Control?) -> Void)?

  private let find: (Point) -> Control?
  private let mark = ControlHighlight()

  init(_ find: @escaping (Point) -> Control?) {
    self.find = find
    super.init()
    addChild(mark)
  }

  override var isHitTestable: Bool { true }

  override func cursor(at point: Point) -> Cursor? { .crosshair }

  override func pointerHovered(_ event: PointerEvent) { mark.control = find(event.position) }
  override func pointerExited(_ event: PointerEvent) { mark.control = nil }

  override func pointerPressed(_ event: PointerEvent) -> Bool { true }
  override func pointerReleased(_ event: PointerEvent) { onPick?(find(event.position)) }

  override var semantics: Semantics? {
    Semantics(role: .dialog, label: "Press a control to inspect it")
  }

  override func layout(in context: LayoutContext) { mark.frame = bounds }
}
