import Canvas
import Controls

extension StepperBehavior.State {
  /// Paints the stepper with its top left corner at the origin.
  func paint(
    with painter: any Painter, metrics: StepperMetrics, axis: AxisMapping, context: PaintContext
  ) {
    let theme = context.theme
    let bounds = Rect(origin: .zero, size: metrics.size)
    let outline = RoundedRectangle(bounds, radius: metrics.cornerRadius, curve: .continuous)
    painter.fill(outline, color: theme.fill)
    for button in [StepperBehavior.Button.minus, .plus] {
      let frame = axis.frameRect(metrics.frame(of: button), in: bounds)
      if pressed == button {
        painter.fill(
          RoundedRectangle(frame, radius: 0), color: theme.label.opacity(0.1), within: outline)
      }
      let isAvailable = available.contains(button)
      paint(
        button, at: frame.center, with: painter, metrics: metrics,
        color: isAvailable ? theme.label : theme.secondaryLabel.opacity(0.5))
    }
    let text = Text("\(value)", font: Font(size: 15, weight: .medium, figures: .tabular))
    let size = context.text.size(of: text)
    painter.draw(
      text, at: Point(bounds.center.x - size.width / 2, bounds.center.y - size.height / 2),
      color: theme.label)
  }

  private func paint(
    _ button: StepperBehavior.Button, at center: Point, with painter: any Painter,
    metrics: StepperMetrics, color: Color
  ) {
    let (long, thin) = (metrics.strokeLength, metrics.strokeWidth)
    painter.fill(Rect(center: center, size: Size(long, thin)), color: color)
    if button == .minus { return }
    // Two arms beside the horizontal stroke, because a translucent color must not overlap itself.
    let arm = (long - thin) / 2
    for side in [-1.0, 1] {
      painter.fill(
        Rect(
          center: Point(center.x, center.y + side * (thin + arm) / 2), size: Size(thin, arm)),
        color: color)
    }
  }
}
