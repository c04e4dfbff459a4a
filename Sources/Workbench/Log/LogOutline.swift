import Canvas
import Controls

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
