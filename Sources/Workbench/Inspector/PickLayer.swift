import Canvas
import Controls

/// A layer over the window in which a press chooses the control below it, without using it.
final class PickLayer: Node {
  /// Called with the chosen control; `nil` for a press beside all controls.
  var onPick: ((Control?) -> Void)?

  private let find: (Point) -> Control?
  private let mark = LogOutline()

  /// `find` returns the control at a point of the scene.
  init(_ find: @escaping (Point) -> Control?) {
    self.find = find
    super.init()
    addChild(mark)
  }

  override var isHitTestable: Bool { true }

  override func cursor(at point: Point) -> Cursor? { .crosshair }

  override func pointerEntered(_ event: PointerEvent) { pointerHovered(event) }
  override func pointerHovered(_ event: PointerEvent) { mark.control = find(event.position) }
  override func pointerExited(_ event: PointerEvent) { mark.control = nil }

  override func pointerPressed(_ event: PointerEvent) -> Bool { true }
  override func pointerReleased(_ event: PointerEvent) { onPick?(find(event.position)) }

  override var semantics: Semantics? {
    Semantics(role: .dialog, label: "Press a control to inspect it")
  }

  override func layout(in context: LayoutContext) { mark.frame = bounds }
}

final class LogOutline: Node {
  /// pt. chosen
  private enum Metrics {
    static let gap = 3.0
    static let width = 2.0
    static let radius = 6.0
  }

  weak var control: Control? {
    didSet { if control !== oldValue { invalidate([.motion, .paint], reason: "outline") } }
  }

  private var place: Rect?

  override func advance(to time: Instant) -> NextFrame {
    let place = control.flatMap { control in scene?.semantics(of: control)?.frame }
    if place != self.place {
      self.place = place
      invalidate(.paint, reason: "outline")
    }
    return .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let place else { return }
    let rect = place.offset(by: Point.zero - originInScene)
    painter.strokeInside(
      RoundedRectangle(
        rect.outset(by: Metrics.gap + Metrics.width), radius: Metrics.radius, curve: .continuous),
      width: Metrics.width, color: context.theme.accent)
  }
}
