import Canvas
import Controls

final class StageGrid: Node {
  /// pt. spec: docs/spec/window.md#page/stage; others chosen
  private enum Metrics {
    static let pitch = 4.0
    static let radius = 0.6
    static let opacity = 0.22
    /// From the edges, so that the rounded corners of the card stay empty.
    static let inset = 6.0
  }

  var magnification = 1.0 { didSet { changed(magnification, from: oldValue, .paint, "grid") } }

  var origin = Point.zero { didSet { changed(origin, from: oldValue, .paint, "grid") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let pitch = Metrics.pitch * max(magnification, 2)
    // One path for each row, as all rows are alike; one for all would be as large as the stage.
    var row = Path()
    for x in places(from: origin.x, to: frame.width, pitch: pitch) {
      row.addCircle(center: Point(x, 0), radius: Metrics.radius)
    }
    let color = context.theme.annotation.opacity(Metrics.opacity)
    for y in places(from: origin.y, to: frame.height, pitch: pitch) {
      painter.fill(row, at: Point(0, y), color: color)
    }
  }

  private func places(from origin: Double, to end: Double, pitch: Double) -> [Double] {
    let first = origin - ((origin - Metrics.inset) / pitch).rounded(.down) * pitch
    return Array(stride(from: first, through: end - Metrics.inset, by: pitch))
  }
}
