import Canvas
import Controls

/// The way of a pointer as a line that is thick where it is and thin where it was, with its speed at
/// the head.
struct TrailStroke: Hashable {
  /// pt. chosen
  private enum Metrics {
    static let width = 4.0
    static let leastWidth = 0.5
    static let headRadius = 4.0
    static let font = Font(size: 11, weight: .semibold, figures: .tabular)
    static let plateHeight = 20.0
    static let platePadding = 8.0
    static let plateOutline = 0.5
    /// Beside the arrow, which hangs below and to the right of its place.
    static let plateOffset = Point(16, -26)
    static let margin = 8.0
  }

  /// pt in the window, the oldest first.
  var points: [Point]
  /// How much of each is left, 0 to 1.
  var strengths: [Double]
  /// As it is written at the head.
  var speed: String

  func draw(in window: Size, with painter: any Painter, context: PaintContext) {
    guard let head = points.last else { return }
    let colors = context.theme.tools
    Self.draw(points, strengths: strengths, with: painter, color: colors.velocity)
    let text = Text(speed, font: Metrics.font)
    let size = context.text.size(of: text)
    let width = size.width.rounded(.up) + 2 * Metrics.platePadding
    var place = head + Metrics.plateOffset
    if place.x + width > window.width - Metrics.margin {
      place.x = head.x - Metrics.plateOffset.x - width
    }
    if place.y < Metrics.margin { place.y = head.y + Metrics.plateOffset.x }
    let plate = RoundedRectangle.capsule(
      Rect(x: place.x, y: place.y, width: width, height: Metrics.plateHeight))
    painter.drawShadow(context.theme.popoverShadow, of: plate)
    painter.fill(plate, color: context.theme.popover)
    painter.strokeInside(
      plate, width: Metrics.plateOutline, color: context.theme.popoverOutline)
    painter.draw(
      text,
      at: Point(place.x + Metrics.platePadding, plate.rect.midY - size.height / 2),
      color: colors.velocityText)
  }

  /// Paints the line, and its head.
  static func draw(
    _ points: [Point], strengths: [Double], with painter: any Painter, color: Color
  ) {
    for (index, pair) in zip(points, points.dropFirst()).enumerated() {
      let width = Metrics.leastWidth + strengths[index + 1] * (Metrics.width - Metrics.leastWidth)
      let start = pair.0
      var path = Path()
      path.addStroke(
        from: .zero, to: Point(pair.1.x - start.x, pair.1.y - start.y), width: width)
      painter.fill(path, at: start, color: color)
    }
    if let head = points.last, points.count > 1 {
      let size = Size(2 * Metrics.headRadius, 2 * Metrics.headRadius)
      let strength = strengths.last ?? 0
      painter.fill(
        .capsule(Rect(center: head, size: Size(size.width * strength, size.height * strength))),
        color: color)
    }
  }
}
