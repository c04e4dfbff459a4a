import Canvas

struct MenuState: Hashable, Sendable {
  var rows: [MenuRow]
  var highlighted: Int?
  /// The scroll offset, in points.
  var offset = 0.0
  /// Grown for larger text.
  var metrics = MenuMetrics.regular

  /// All titles are indented if any row can have a check mark.
  private var textInset: Double {
    rows.contains { $0.isOn != nil } ? metrics.checkedTextInset : metrics.textInset
  }

  func size(_ text: any TextMeasuring) -> Size {
    func width(_ string: String, _ font: Font) -> Double {
      text.size(of: Text(string, font: font)).width
    }
    let titles = rows.map { width($0.title, metrics.font) }.max() ?? 0
    let keys = rows.compactMap { $0.key.map { width($0, metrics.keyFont) } }.max()
    let wanted = textInset + titles + (keys.map { $0 + metrics.keyGap } ?? 0) + metrics.textInset
    return Size(max(wanted.rounded(.up), metrics.leastWidth), metrics.height(of: rows))
  }

  func paint(in frame: Rect, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(frame, radius: metrics.cornerRadius, curve: .continuous)
    painter.drawFloatingCard(shape, casting: theme.panelShadow, theme: theme)
    let whole = metrics.height(of: rows)
    if whole <= frame.height { return paintRows(in: frame, with: painter, context) }
    let (above, below) = (offset > 0, offset < whole - frame.height)
    let arrows = Insets(
      top: above ? metrics.arrowHeight : metrics.padding, left: 0,
      bottom: below ? metrics.arrowHeight : metrics.padding, right: 0)
    painter.clip(to: frame.inset(by: arrows)) { paintRows(in: frame, with: painter, context) }
    for (isShown, y, angle) in [
      (above, frame.minY + metrics.arrowHeight / 2, -0.5),
      (below, frame.maxY - metrics.arrowHeight / 2, 0.5),
    ] where isShown {
      DisclosureState.paintChevron(
        at: Point(frame.midX, y), size: 12, stroke: 1.25, angle: angle * .pi, with: painter,
        color: theme.secondaryLabel)
    }
  }

  private func paintRows(in frame: Rect, with painter: any Painter, _ context: PaintContext) {
    var y = frame.minY + metrics.padding - offset
    for (index, row) in rows.enumerated() {
      let place = Rect(x: frame.minX, y: y, width: frame.width, height: metrics.height(of: row))
      y = place.maxY
      if place.maxY <= frame.minY || place.minY >= frame.maxY { continue }
      if row.isSeparator {
        painter.fillAligned(
          Rect(
            x: frame.minX + metrics.textInset, y: place.midY,
            width: frame.width - 2 * metrics.textInset, height: 0.5), color: context.theme.hairline)
      } else if row.isHeading {
        let line = Text(
          row.title, font: metrics.headingFont,
          maximumWidth: max(0, place.width - 2 * metrics.textInset))
        painter.draw(
          line, from: metrics.textInset, in: place, color: context.theme.annotation, context)
      } else {
        paint(row, in: place, isHighlighted: index == highlighted, with: painter, context)
      }
    }
  }

  private func paint(
    _ row: MenuRow, in place: Rect, isHighlighted: Bool, with painter: any Painter,
    _ context: PaintContext
  ) {
    let theme = context.theme
    if isHighlighted {
      let shape = RoundedRectangle(
        place.inset(by: Insets(horizontal: metrics.padding, vertical: 0)),
        radius: metrics.rowRadius, curve: .continuous)
      painter.fill(shape, color: context.tint ?? theme.accentFill)
    }
    func color(_ plain: Color) -> Color {
      if isHighlighted { return theme.accentInk }
      return row.isEnabled ? plain : plain.opacity(metrics.disabledOpacity)
    }
    if row.isOn == true {
      // The mark is centered between the edge of the row and the title.
      let start = (metrics.checkedTextInset + metrics.padding + 3 - metrics.checkSize) / 2
      painter.draw(
        .check, from: start, in: place, size: metrics.checkSize, color: color(theme.label), context)
    }
    var end = place.width - metrics.textInset
    if let key = row.key {
      let line = Text(key, font: metrics.keyFont)
      end -= painter.draw(line, upTo: end, in: place, color: color(theme.annotation), context).width
    }
    let line = Text(row.title, font: metrics.font, maximumWidth: max(0, end - textInset))
    painter.draw(line, from: textInset, in: place, color: color(theme.label), context)
  }
}
