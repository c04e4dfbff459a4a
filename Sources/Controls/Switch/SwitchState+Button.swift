import Canvas

extension SwitchState {
  /// Tolerance for the width of a title, in points, as widths are rounded to whole pixels.
  static let titleTolerance = 0.001

  /// Paints the button. spec: rendering 6, switch, button style
  func paintButton(
    in frame: Rect, title: String, with painter: any Painter, in context: PaintContext,
    colors: SwitchColors, titleColor: Color
  ) {
    let theme = context.theme
    let figures = metrics.button
    let shape = RoundedRectangle(frame, radius: figures.cornerRadius, curve: .continuous)
    let mixed = colors.on.opacity(theme.mixedButtonOpacity)
    painter.fill(shape, color: blend(off: colors.off, on: colors.on, mixed: mixed))
    painter.strokeOutline(shape, width: metrics.outlineWidth, color: theme.switchOutline)
    if isPressed { painter.fill(shape, color: theme.buttonPressedOverlay) }

    let color = blend(off: titleColor, on: colors.onMark, mixed: titleColor)
    let ringRoom = pendingRing == nil ? 0 : PendingRing.diameter + figures.ringSpacing
    // The ring takes its room from the padding, so the button keeps its size.
    let padding = max(0, figures.padding - ringRoom / 2)
    let room = max(0, frame.width - 2 * padding - ringRoom)
    let line = Text(title, font: figures.font, maximumWidth: room)
    let size = context.text.size(of: line)
    let isMirrored = context.direction == .rightToLeft
    let content = Rect(center: frame.center, size: Size(size.width + ringRoom, size.height))
    // Without room for an ellipsis the line would reach beyond the button.
    if size.width <= room + Self.titleTolerance {
      painter.draw(
        line, at: Point(content.minX + (isMirrored ? 0 : ringRoom), content.minY), color: color)
    }
    if let pendingRing {
      // Without a title the ring is centered.
      let inset = title.isEmpty ? content.width / 2 : PendingRing.diameter / 2
      let center = Point(isMirrored ? content.maxX - inset : content.minX + inset, frame.midY)
      let ringColor = theme.pendingRing.mixed(with: colors.onMark, by: onAmount)
      pendingRing.paint(centeredAt: center, with: painter, color: ringColor)
    }
  }

  private func blend(off: Color, on: Color, mixed: Color) -> Color {
    let rest = 1 - mixedAmount
    let base = rest > 0 ? off.mixed(with: on, by: onAmount / rest) : off
    return base.mixed(with: mixed, by: mixedAmount)
  }
}
