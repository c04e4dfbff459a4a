import Canvas

/// What one swatch looks like at a moment.
package struct SwatchState: Hashable, Sendable {
  /// Nil for the disc of all hues.
  package var color: Color?
  package var isSelected = false
  package var isPressed = false
  package var metrics = SwatchesMetrics.regular

  package init(
    color: Color?, isSelected: Bool = false, isPressed: Bool = false,
    metrics: SwatchesMetrics = .regular
  ) {
    self.color = color
    self.isSelected = isSelected
    self.isPressed = isPressed
    self.metrics = metrics
  }

  /// Paints the disc into its square, and its ring around it.
  package func paint(in square: Rect, with painter: any Painter, context: PaintContext) {
    let scale = isPressed ? metrics.pressedScale : 1
    let disc = Rect(
      center: square.center, size: Size(square.width * scale, square.height * scale))
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
