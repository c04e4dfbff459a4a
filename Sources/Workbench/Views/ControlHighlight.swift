import Canvas
import Controls

/// A frame around a control: the control that a press would choose, or that of an entry of the
/// event log.
final class ControlHighlight: Node {
  /// pt. chosen
  private enum Metrics {
    static let gap = 3.0
    static let width = 2.0
    static let radius = 6.0
  }

  weak var control: Control? {
    didSet { if control !== oldValue { invalidate([.motion, .paint], reason: "highlight") } }
  }

  private var place: Rect?

  override func advance(to time: Instant) -> NextFrame {
    let place = control.flatMap { control in scene?.semantics(of: control)?.frame }
    if place != self.place {
      self.place = place
      invalidate(.paint, reason: "highlight")
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
