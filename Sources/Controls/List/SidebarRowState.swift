import Canvas

struct SidebarRowState: Hashable, Sendable {
  var item: SidebarList.Item
  var isSelected = false
  var isHovered = false
  var isPressed = false
  var isOnCard = false
  var metrics = SidebarListMetrics.regular

  func paint(in frame: Rect, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(frame, radius: metrics.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      if isSelected && isOnCard {
        painter.fill(shape, color: theme.pressed)
      } else if isSelected {
        painter.drawShadow(theme.cardShadow, of: shape)
        painter.fill(shape, color: theme.card)
      }
      painter.fillFeedback(
        shape, isPressed: isPressed, isHovered: isHovered && !isSelected, in: context)
      paintContent(in: frame, with: painter, context)
    }
    // Rows are too close to each other for a ring outside.
    if context.showsFocus {
      painter.strokeInside(shape, width: FocusRing.width, color: theme.focusRing)
    }
  }

  private func paintContent(in frame: Rect, with painter: any Painter, _ context: PaintContext) {
    let theme = context.theme
    let metrics = metrics.grown(by: context.growth)
    painter.draw(
      item.symbol, from: metrics.padding, in: frame, size: metrics.iconSize,
      color: isSelected ? context.tint ?? theme.accent : theme.secondaryLabel, context)
    var end = frame.width - metrics.padding
    // Annotations are too weak for the backgrounds of highlighted rows.
    let isStrong = isSelected || isHovered || isPressed
    if let key = item.key {
      let line = Text(key, font: metrics.keyFont)
      let size = painter.draw(
        line, upTo: end, in: frame, color: isStrong ? theme.label : theme.annotation, context)
      end -= size.width + metrics.padding
    }
    let line = Text(
      item.title, font: isSelected ? metrics.selectedFont : metrics.font,
      maximumWidth: max(0, end - metrics.titleStart))
    painter.draw(line, from: metrics.titleStart, in: frame, color: theme.label, context)
  }
}
