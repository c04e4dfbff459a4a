import Canvas

/// Paints a toggle button. spec: docs/spec/rendering.md#6/switch-button-style
@MainActor
struct ToggleButtonPainter {
  let fill: ToggleFill
  let state: SwitchState
  let title: String
  let box: Rect
  let tints: ToggleTints
  let colors: SwitchColors
  let painter: any Painter
  let context: PaintContext

  func paint() {
    let (metrics, theme) = (state.metrics, context.theme)
    let figures = metrics.button
    let shape = figures.shape(of: box)
    let mixed = tints.on.opacity(colors.mixedButtonOpacity)
    painter.fill(shape, color: blend(off: tints.off, on: tints.on, mixed: mixed))
    painter.strokeOutline(shape, width: metrics.outlineWidth, color: colors.outline)
    if state.isPressed { painter.fill(shape, color: theme.pressedOverlay) }

    let titleColor = tints.onTint ?? theme.accentTitle
    let ringRoom = state.pendingRing == nil ? 0 : PendingRing.diameter + figures.ringSpacing
    // The ring takes its room from the padding, so the button keeps its size.
    let padding = max(0, figures.padding - ringRoom / 2)
    let room = max(0, box.width - 2 * padding - ringRoom)
    let line = Text(title, font: figures.font, maximumWidth: room)
    let size = context.text.size(of: line)
    let isMirrored = context.direction == .rightToLeft
    let content = Rect(center: box.center, size: Size(size.width + ringRoom, size.height))
    // Without room for an ellipsis the line would reach beyond the button.
    if size.width <= room + Switch.titleTolerance {
      painter.draw(
        line, at: Point(content.minX + (isMirrored ? 0 : ringRoom), content.minY),
        color: blend(off: titleColor, on: tints.mark, mixed: titleColor))
    }
    if let pendingRing = state.pendingRing {
      // Without a title the ring is centered.
      let inset = title.isEmpty ? content.width / 2 : PendingRing.diameter / 2
      let center = Point(isMirrored ? content.maxX - inset : content.minX + inset, box.midY)
      let ringColor = theme.pendingRing.mixed(with: tints.mark, by: fill.on)
      pendingRing.paint(centeredAt: center, with: painter, color: ringColor)
    }
  }

  private func blend(off: Color, on: Color, mixed: Color) -> Color {
    let rest = 1 - fill.mixed
    let base = rest > 0 ? off.mixed(with: on, by: fill.on / rest) : off
    return base.mixed(with: mixed, by: fill.mixed)
  }
}
