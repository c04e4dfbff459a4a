import Canvas

/// Paints the box of a checkbox. spec: docs/spec/rendering.md#6/switch-checkbox-style
@MainActor
struct CheckboxPainter {
  let checkbox: CheckboxState
  let state: SwitchState
  /// The box, without the title.
  let box: Rect
  let tints: ToggleTints
  let colors: SwitchColors
  let painter: any Painter
  let theme: Theme

  func paint() {
    let (metrics, fill) = (state.metrics, checkbox.fill)
    let figures = metrics.checkbox
    let shape = figures.shape(of: box)
    let filled = fill.filled
    if let off = tints.offTint, filled < 1 { painter.fill(shape, color: off.opacity(1 - filled)) }
    if filled < 1 {
      painter.strokeInside(
        shape, width: figures.borderWidth, color: colors.checkboxBorder.opacity(1 - filled))
    }
    if filled > 0 { painter.fill(shape, color: tints.on.opacity(filled)) }
    painter.strokeOutline(shape, width: metrics.outlineWidth, color: colors.outline)
    if state.isPressed {
      // Black would not show on a dark page.
      painter.fill(shape, color: theme.fill.mixed(with: theme.pressedOverlay, by: filled))
    }
    if let pendingRing = state.pendingRing {
      // The ring's gray would hardly show on the tint.
      let color = theme.pendingRing.mixed(with: tints.mark, by: filled)
      return pendingRing.paint(centeredAt: box.center, with: painter, color: color)
    }
    let scale = checkbox.markScale
    if fill.on > 0 {
      painter.stroke(
        .check.scaled(by: scale), at: box.center, .round(figures.strokeWidth * scale),
        color: tints.mark.opacity(fill.on))
    }
    if fill.mixed > 0 {
      let size = Size(figures.dashSize.width * scale, figures.dashSize.height * scale)
      painter.fill(
        .capsule(Rect(center: box.center, size: size)), color: tints.mark.opacity(fill.mixed))
    }
  }
}

extension Path {
  /// The line of a check mark around the origin, for a box of 20 pt. chosen
  fileprivate static let check: Path = {
    var path = Path()
    path.addLines(through: [Point(-4.4, 0.4), Point(-1.3, 3.5), Point(4.5, -3.4)])
    return path
  }()
}
