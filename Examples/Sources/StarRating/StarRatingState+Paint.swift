import Canvas
import Controls

extension StarRatingBehavior.State {
  func paint(
    with painter: any Painter, metrics: StarRatingMetrics, axis: AxisMapping, context: PaintContext,
    colors: StarRatingColors
  ) {
    let tint = context.tint ?? colors.filled
    for (index, fill) in fills.enumerated() {
      let frame = axis.frameRect(
        metrics.frame(ofStar: index), in: Rect(origin: .zero, size: metrics.size))
      // A spring overshoots both ends: a full star grows, and an empty one cannot be emptier.
      let size = metrics.starSize * max(fill, 1)
      let bounds = Rect(center: frame.center, size: Size(size, size))
      func part(from start: Double, to end: Double) -> Rect {
        axis.frameRect(
          Rect(x: start * size, y: 0, width: (end - start) * size, height: size), in: bounds)
      }
      let filled = min(max(fill, 0), 1)
      let shown = context.isEnabled ? hovered.map { min(max($0 - Double(index), 0), 1) } : nil
      let end = shown ?? filled
      let star = StarRatingMetrics.star(in: bounds)
      painter.clip(to: star) {
        painter.fill(bounds, color: colors.empty)
        painter.fill(part(from: 0, to: min(filled, end)), color: tint)
        painter.fill(
          part(from: min(filled, end), to: max(filled, end)),
          color: tint.opacity(end < filled ? colors.removedOpacity : colors.addedOpacity))
        // The outline is clear unless the contrast is increased; its outer half is clipped.
        painter.stroke(star, Stroke(width: 2 * metrics.outlineWidth), color: colors.outline)
      }
    }
  }
}
