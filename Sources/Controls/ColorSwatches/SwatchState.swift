import Canvas

struct SwatchState: Hashable, Sendable {
  /// `nil` for the disc of all hues.
  var color: Color?
  var isSelected = false
  var isPressed = false
  var metrics = SwatchesMetrics.regular

  func paint(in square: Rect, with painter: any Painter, context: PaintContext) {
    let scale = isPressed ? metrics.pressedScale : 1
    let disc = Rect(center: square.center, size: Size(square.width * scale, square.height * scale))
    if let color {
      painter.fill(.capsule(disc), color: color)
      painter.strokeInside(
        .capsule(disc), width: metrics.outlineWidth, color: context.theme.popoverOutline)
    } else if let image = HueWheel.image {
      painter.draw(image, in: disc)
    }
    if isSelected {
      painter.strokeInside(
        .capsule(square.outset(by: metrics.ringGap + metrics.ringWidth)),
        width: metrics.ringWidth, color: context.theme.accent)
    }
  }
}
