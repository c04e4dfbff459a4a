import Canvas

/// What a glyph button looks like at one moment.
package struct GlyphButtonState: Hashable, Sendable {
  package var symbol: Symbol
  package var isOn = false
  package var isHovered = false
  package var isPressed = false
  /// In place of the theme's.
  package var color: Color?
  package var metrics = GlyphButtonMetrics.regular

  package init(
    symbol: Symbol, isOn: Bool = false, isHovered: Bool = false, isPressed: Bool = false,
    color: Color? = nil, metrics: GlyphButtonMetrics = .regular
  ) {
    self.symbol = symbol
    self.isOn = isOn
    self.isHovered = isHovered
    self.isPressed = isPressed
    self.color = color
    self.metrics = metrics
  }

  /// Paints the button into its square, pt.
  package func paint(in square: Rect, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(square, radius: metrics.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      if isPressed {
        painter.fill(shape, color: theme.pressed)
      } else if isHovered && context.isEnabled {
        painter.fill(shape, color: theme.hover)
      }
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
