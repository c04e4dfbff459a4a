import Canvas

/// What one row of a sidebar's list looks like at a moment.
package struct SidebarRowState: Hashable, Sendable {
  package var item: SidebarList.Item
  package var isSelected = false
  package var isHovered = false
  package var isPressed = false
  package var isOnCard = false
  package var metrics = SidebarListMetrics.regular

  package init(
    _ item: SidebarList.Item, isSelected: Bool = false, isHovered: Bool = false,
    isPressed: Bool = false, isOnCard: Bool = false, metrics: SidebarListMetrics = .regular
  ) {
    self.item = item
    self.isSelected = isSelected
    self.isHovered = isHovered
    self.isPressed = isPressed
    self.isOnCard = isOnCard
    self.metrics = metrics
  }

  /// Paints the row into its place, pt.
  package func paint(in frame: Rect, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(frame, radius: metrics.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      if isSelected && isOnCard {
        painter.fill(shape, color: theme.pressed)
      } else if isSelected {
        painter.drawShadow(theme.cardShadow, of: shape)
        painter.fill(shape, color: theme.card)
      }
      if isPressed {
        painter.fill(shape, color: theme.pressed)
      } else if isHovered && !isSelected && context.isEnabled {
        painter.fill(shape, color: theme.hover)
      }
      paintContent(in: frame, with: painter, context)
    }
    // Rows lie close together, so that the ring has no room outside.
    if context.showsFocus {
      painter.strokeInside(shape, width: FocusRing.width, color: theme.focusRing)
    }
  }

  private func paintContent(in frame: Rect, with painter: any Painter, _ context: PaintContext) {
    let theme = context.theme
    let metrics = metrics.grown(by: context.growth)
    item.symbol.paint(
      with: painter,
      at: Point(
        context.direction.x(metrics.padding, width: metrics.iconSize, in: frame),
        frame.midY - metrics.iconSize / 2),
      size: metrics.iconSize,
      color: isSelected ? context.tint ?? theme.accent : theme.secondaryLabel)
    var end = frame.width - metrics.padding
    if let key = item.key {
      let line = Text(key, font: metrics.keyFont)
      let size = painter.draw(line, upTo: end, in: frame, color: theme.annotation, context)
      end -= size.width + metrics.padding
    }
    let line = Text(
      item.title, font: isSelected ? metrics.selectedFont : metrics.font,
      maximumWidth: max(0, end - metrics.titleStart))
    painter.draw(line, from: metrics.titleStart, in: frame, color: theme.label, context)
  }
}
