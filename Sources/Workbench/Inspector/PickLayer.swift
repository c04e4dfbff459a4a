import Canvas
import Controls

/// A layer over the window in which a press chooses the control below it, without using it; so do
/// arrow keys and Return.
final class PickLayer: Node {
  /// Called with the chosen control; `nil` for a press beside all controls.
  var onPick: ((Control?) -> Void)?

  private let controls: () -> [Control]
  private let find: (Point) -> Control?
  private let mark = ControlHighlight()

  init(among controls: @escaping () -> [Control], _ find: @escaping (Point) -> Control?) {
    (self.controls, self.find) = (controls, find)
    super.init()
    addChild(mark)
  }

  override var isHitTestable: Bool { true }

  override var isFocusable: Bool { true }

  override func cursor(at point: Point) -> Cursor? { .crosshair }

  override func pointerHovered(_ event: PointerEvent) { mark.control = find(event.position) }
  override func pointerExited(_ event: PointerEvent) { mark.control = nil }

  override func pointerPressed(_ event: PointerEvent) -> Bool { true }
  override func pointerReleased(_ event: PointerEvent) { onPick?(find(event.position)) }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .left, .up: moveMark(by: -1)
    case .right, .down: moveMark(by: 1)
    case .space, .enter:
      guard let control = mark.control, !event.isRepeat else { return true }
      onPick?(control)
    default: return false
    }
    return true
  }

  /// Marks the control that is some steps after the marked one, or the first or last one.
  private func moveMark(by step: Int) {
    let controls = controls()
    if controls.isEmpty { return }
    let index = controls.firstIndex { $0 === mark.control } ?? (step > 0 ? -1 : controls.count)
    let control = controls[min(max(index + step, 0), controls.count - 1)]
    control.scrollToVisible()
    mark.control = control
    scene?.announce(control.label)
  }

  override var semantics: Semantics? {
    Semantics(role: .dialog, label: "Press or choose a control to inspect it")
  }

  override func layout(in context: LayoutContext) { mark.frame = bounds }
}
