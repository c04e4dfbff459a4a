import Canvas

struct GlyphButtonState: Hashable, Sendable {
  var symbol: Symbol
  var isOn = false
  var isHovered = false
  var isPressed = false
  /// `nil` for the theme's.
  var color: Color?
  var metrics = GlyphButtonMetrics.regular

  /// Of the plate while the button is on, in the color of the symbol. chosen
  private static let plateOpacity = 0.16

  func paint(in square: Rect, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(square, radius: metrics.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      if isOn { painter.fill(shape, color: ink(context).opacity(Self.plateOpacity)) }
      painter.fillFeedback(shape, isPressed: isPressed, isHovered: isHovered, in: context)
      let inset = (square.width - metrics.iconSize) / 2
      symbol.paint(
        with: painter, at: Point(square.minX + inset, square.minY + inset), size: metrics.iconSize,
        color: ink(context))
    }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }

  private func ink(_ context: PaintContext) -> Color {
    if let color { return color }
    if isOn { return context.tint ?? context.theme.accent }
    return isPressed ? context.theme.label : context.theme.secondaryLabel
  }
}
