import Canvas

/// What a segmented control shows besides its state.
struct SegmentedLook: Hashable {
  var theme: Theme
  var elevation: Elevation
  var axis: AxisMapping
  /// Empty for segments without titles.
  var titles: [String]
  var disabledIndices: Set<Int>
}

extension SegmentedState {
  /// Paints the control with its top left corner at the origin.
  func paint(with painter: any Painter, look: SegmentedLook, text: any TextMeasuring) {
    let theme = look.theme
    let bounds = Rect(x: 0, y: 0, width: width, height: metrics.height)
    let outline = RoundedRectangle(
      bounds, radius: metrics.cornerRadius, curve: .continuous)
    let background =
      look.elevation == .elevated ? theme.segmentedElevatedBackground : theme.segmentedBackground
    painter.fill(outline, color: background)
    if let pressedIndex {
      // Edges that the outline has too lie outside it, so that it alone decides where they are.
      let frame = segmentFrame(at: pressedIndex)
      let rect = Rect(
        minX: pressedIndex == 0 ? -2 : frame.minX, minY: -2,
        maxX: pressedIndex == segmentCount - 1 ? width + 2 : frame.maxX, maxY: frame.maxY + 2)
      painter.fill(
        RoundedRectangle(placed(rect, look), radius: 0),
        color: theme.segmentedPressedOverlay.matched(over: background), within: outline)
    }
    paintSeparators(with: painter, look)
    if shownIndex != nil {
      if let ghost = position.ghost {
        painter.group(opacity: 1 - position.opacity) {
          paintPill(at: ghost, with: painter, look, within: outline)
        }
      }
      painter.group(opacity: position.opacity) {
        paintPill(at: position.position, with: painter, look, within: outline)
      }
    }
    paintTitles(with: painter, look, text: text)
    if let pendingRing, let pillRect {
      pendingRing.paint(
        centeredAt: placed(pillRect, look).center, with: painter, theme: look.theme)
    }
  }

  private func paintSeparators(with painter: any Painter, _ look: SegmentedLook) {
    let size = Size(metrics.separatorWidth, metrics.separatorHeight)
    for index in 0..<max(segmentCount - 1, 0) {
      let opacity = separatorOpacity(after: index)
      if opacity == 0 { continue }
      let center = Point(Double(index + 1) * segmentWidth, metrics.height / 2)
      painter.fillAligned(
        placed(Rect(center: center, size: size), look),
        color: look.theme.segmentedSeparator.opacity(opacity))
    }
  }

  private func paintPill(
    at position: Double, with painter: any Painter, _ look: SegmentedLook,
    within outline: RoundedRectangle
  ) {
    let theme = look.theme
    let pill = RoundedRectangle(
      placed(pillRect(at: position), look),
      radius: metrics.pillCornerRadius * pillScale, curve: .continuous)
    painter.drawShadow(theme.pillShadow, of: pill, within: outline)
    painter.drawShadow(theme.pillContactShadow, of: pill, within: outline)
    let color = isPillPressed ? theme.pillPressedOverlay.composited(over: theme.pill) : theme.pill
    painter.fill(pill, color: color)
  }

  private func paintTitles(
    with painter: any Painter, _ look: SegmentedLook, text: any TextMeasuring
  ) {
    for (index, title) in look.titles.enumerated() where !title.isEmpty {
      // The ring stands in its place.
      if pendingRing != nil && index == shownIndex { continue }
      let frame = placed(segmentFrame(at: index), look)
      let line = Text(
        title, font: metrics.font,
        maximumWidth: max(0, frame.width - 2 * metrics.titlePadding))
      let size = text.size(of: line)
      let isDisabled = look.disabledIndices.contains(index)
      painter.draw(
        line, at: Point(frame.midX - size.width / 2, frame.midY - size.height / 2),
        color: look.theme.label.opacity(isDisabled ? look.theme.segmentedDisabledOpacity : 1))
    }
  }

  private func placed(_ rect: Rect, _ look: SegmentedLook) -> Rect {
    look.axis.frameRect(
      rect, in: Rect(x: 0, y: 0, width: width, height: metrics.height))
  }
}
