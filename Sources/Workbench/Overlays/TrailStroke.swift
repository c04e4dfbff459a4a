import Canvas
import Controls

struct TrailStroke: Hashable {
  /// In points. chosen
  private enum Metrics {
    static let width = 4.0
    static let minimumWidth = 0.5
    static let headRadius = 4.0
    static let font = Font(size: 11, weight: .semibold, figures: .tabular)
    static let cardHeight = 20.0
    static let cardPadding = 8.0
    static let cardOffset = Point(16, -26)
    static let margin = 8.0
    /// Steps of opacity. chosen: no step can be seen
    static let opacitySteps = 12.0
  }

  /// In points of the window, oldest first.
  var points: [Point]
  /// 0 to 1.
  var strengths: [Double]
  var speed: String

  func draw(in window: Size, with painter: any Painter, context: PaintContext) {
    guard let head = points.last else { return }
    let colors = context.theme.tools
    Self.draw(points, strengths: strengths, with: painter, color: colors.velocity)
    let text = Text(speed, font: Metrics.font)
    let size = context.text.size(of: text)
    let width = size.width.rounded(.up) + 2 * Metrics.cardPadding
    var place = head + Metrics.cardOffset
    if place.x + width > window.width - Metrics.margin {
      place.x = head.x - Metrics.cardOffset.x - width
    }
    if place.y < Metrics.margin { place.y = head.y + Metrics.cardOffset.x }
    let card = RoundedRectangle.capsule(
      Rect(x: place.x, y: place.y, width: width, height: Metrics.cardHeight))
    painter.drawFloatingCard(card, casting: context.theme.popoverShadow, theme: context.theme)
    painter.draw(
      text, at: Point(place.x + Metrics.cardPadding, card.rect.midY - size.height / 2),
      color: colors.velocityText)
  }

  static func draw(
    _ points: [Point], strengths: [Double], with painter: any Painter, color: Color
  ) {
    // Parts of one opacity are one shape, and shapes share an edge, so that no seam shows.
    let edges = edges(of: points, strengths)
    let steps = Metrics.opacitySteps
    let opacities = strengths.map { (($0 * steps).rounded(.up) / steps).clamped(to: 1) }
    var first = 0
    while first + 1 < points.count {
      let opacity = opacities[first + 1]
      var last = first + 1
      while last + 1 < points.count, opacities[last + 1] == opacity { last += 1 }
      let sides = edges[first...last]
      var shape = Path()
      shape.move(to: sides[first].left - points[first])
      for side in sides.dropFirst() { shape.addLine(to: side.left - points[first]) }
      for side in sides.reversed() { shape.addLine(to: side.right - points[first]) }
      shape.close()
      if opacity > 0 { painter.fill(shape, at: points[first], color: color.opacity(opacity)) }
      first = last
    }
    if let head = points.last, let strength = strengths.last, points.count > 1 {
      let side = 2 * Metrics.headRadius * strength
      painter.fill(
        .capsule(Rect(center: head, size: Size(side, side))), color: color.opacity(strength))
    }
  }

  private static func edges(
    of points: [Point], _ strengths: [Double]
  ) -> [(left: Point, right: Point)] {
    var across = Point(0, 1)
    return points.indices.map { index in
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let length = before.distance(to: after)
      if length > 0 {
        across = Point(-(after.y - before.y) / length, (after.x - before.x) / length)
      }
      let width = Metrics.minimumWidth + strengths[index] * (Metrics.width - Metrics.minimumWidth)
      let side = Point(across.x * width / 2, across.y * width / 2)
      return (points[index] + side, points[index] - side)
    }
  }
}
