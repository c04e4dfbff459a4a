import Canvas

extension SwitchState {
  /// Paints the box. spec: rendering 6, switch, checkbox style
  func paintBox(
    in box: Rect, with painter: any Painter, theme: Theme, colors: SwitchColors, hasOwnOff: Bool
  ) {
    let figures = metrics.checkbox
    let shape = RoundedRectangle(box, radius: figures.cornerRadius, curve: .continuous)
    let filled = min(onAmount + mixedAmount, 1)
    if hasOwnOff && filled < 1 { painter.fill(shape, color: colors.off.opacity(1 - filled)) }
    if filled < 1 {
      painter.strokeInside(
        shape, width: figures.borderWidth, color: theme.checkboxBorder.opacity(1 - filled))
    }
    if filled > 0 { painter.fill(shape, color: colors.on.opacity(filled)) }
    painter.strokeOutline(shape, width: metrics.outlineWidth, color: theme.switchOutline)
    if isPressed {
      // Black would not show on a dark page.
      painter.fill(
        shape, color: theme.buttonBackground.mixed(with: theme.buttonPressedOverlay, by: filled))
    }
    if let pendingRing {
      // The ring's gray would hardly show on the tint.
      let color = theme.pendingRing.mixed(with: colors.onMark, by: filled)
      return pendingRing.paint(centeredAt: box.center, with: painter, color: color)
    }
    if onAmount > 0 {
      let check = Path.check.stroked(.round(figures.strokeWidth)).scaled(by: markScale)
      painter.fill(check, at: box.center, color: colors.onMark.opacity(onAmount))
    }
    if mixedAmount > 0 {
      let size = Size(figures.dashSize.width * markScale, figures.dashSize.height * markScale)
      painter.fill(
        .capsule(Rect(center: box.center, size: size)), color: colors.onMark.opacity(mixedAmount))
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
