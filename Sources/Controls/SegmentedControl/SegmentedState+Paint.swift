import Canvas

extension SegmentedState {
  /// Paints the control with its top left corner at the origin.
  func paint(with painter: any Painter, look: SegmentedLook, text: any TextMeasuring) {
    let theme = look.theme
    let outline = RoundedRectangle(
      look.axis.area(along: width, across: breadth), radius: metrics.cornerRadius,
      curve: .continuous)
    let background = look.background
    painter.fill(outline, color: background)
    painter.strokeOutline(outline, color: theme.segmentedOutline)
    paintPressed(with: painter, look, over: background, within: outline)
    let pills = paintedPills
    if mode != .multiple { paintSeparators(beside: pills, with: painter, look) }
    paintPills(pills, with: painter, look, within: outline)
    if mode == .multiple {
      paintPressedPart(of: pills, with: painter, look)
      paintSeparators(beside: pills, with: painter, look)
    }
    for segment in segments {
      paintContent(of: segment, under: pills, with: painter, look, text: text)
    }
    if let pendingRing, let center = ringCenter {
      pendingRing.paint(centeredAt: placed(center, look).center, with: painter, theme: theme)
    }
  }

  /// Darkens the pressed segment beside the pill.
  private func paintPressed(
    with painter: any Painter, _ look: SegmentedLook, over background: Color,
    within outline: RoundedRectangle
  ) {
    guard let pressedIndex, let segment = segment(at: pressedIndex) else { return }
    // Edges shared with the outline are moved outside, so that only the outline determines them.
    let rect = Rect(
      minX: pressedIndex == 0 ? -2 : segment.x, minY: -2,
      maxX: pressedIndex == segmentCount - 1 ? width + 2 : segment.maxX, maxY: breadth + 2)
    painter.fill(
      RoundedRectangle(placed(rect, look), radius: 0),
      color: look.theme.segmentedPressedOverlay.matched(over: background), within: outline)
  }

  /// Darkens the pressed segment within a pill of several segments.
  private func paintPressedPart(
    of pills: [SegmentedPill], with painter: any Painter, _ look: SegmentedLook
  ) {
    guard let index = pressedPillIndex, let segment = segment(at: index),
      let pill = pills.last(where: {
        $0.rect.minX <= segment.x + metrics.pillInset
          && $0.rect.maxX >= segment.maxX - metrics.pillInset
      }), !pill.isPressed
    else { return }
    let rect = Rect(
      minX: max(segment.x, pill.rect.minX - 2), minY: pill.rect.minY - 2,
      maxX: min(segment.maxX, pill.rect.maxX + 2), maxY: pill.rect.maxY + 2)
    painter.fill(
      RoundedRectangle(placed(rect, look), radius: 0), color: look.theme.pillPressedOverlay,
      within: shape(of: pill, look))
  }

  private func paintSeparators(
    beside pills: [SegmentedPill], with painter: any Painter, _ look: SegmentedLook
  ) {
    // The distance to the edges is the same in a vertical control.
    let length = max(0, metrics.separatorHeight + (breadth - metrics.height))
    let size = Size(metrics.separatorWidth, length)
    for (segment, opacity) in zip(segments, separators(beside: pills)) where opacity > 0 {
      let center = Point(segment.maxX, breadth / 2)
      painter.fillAligned(
        placed(Rect(center: center, size: size), look),
        color: look.theme.segmentedSeparator.opacity(opacity))
    }
  }

  /// All shadows are painted below all pills.
  private func paintPills(
    _ pills: [SegmentedPill], with painter: any Painter, _ look: SegmentedLook,
    within outline: RoundedRectangle
  ) {
    if mode == .multiple && pills.count > 1 {
      for pill in pills {
        painter.group(opacity: pill.opacity) {
          paintShadows(of: pill, with: painter, look, within: outline)
        }
      }
      for pill in pills {
        painter.group(opacity: pill.opacity) { paintFill(of: pill, with: painter, look) }
      }
      return
    }
    for pill in pills {
      painter.group(opacity: pill.opacity) {
        paintShadows(of: pill, with: painter, look, within: outline)
        paintFill(of: pill, with: painter, look)
      }
    }
  }

  private func paintShadows(
    of pill: SegmentedPill, with painter: any Painter, _ look: SegmentedLook,
    within outline: RoundedRectangle
  ) {
    let shape = shape(of: pill, look)
    painter.drawShadow(look.theme.pillShadow, of: shape, within: outline)
    painter.drawShadow(look.theme.pillContactShadow, of: shape, within: outline)
  }

  private func paintFill(of pill: SegmentedPill, with painter: any Painter, _ look: SegmentedLook) {
    let color = look.tint ?? look.theme.pill
    painter.fill(
      shape(of: pill, look),
      color: pill.isPressed ? look.theme.pillPressedOverlay.composited(over: color) : color)
    painter.strokeOutline(shape(of: pill, look), color: look.theme.pillOutline)
  }

  private func shape(of pill: SegmentedPill, _ look: SegmentedLook) -> RoundedRectangle {
    RoundedRectangle(
      placed(pill.rect, look), radius: metrics.pillCornerRadius * pill.scale, curve: .continuous)
  }

  private var ringCenter: Rect? {
    if mode == .single, let pillRect { return pillRect }
    let changed = shownIndices.symmetricDifference(selectedIndices).min() ?? shownIndex
    return changed.map { segmentFrame(at: $0) }
  }

  func placed(_ rect: Rect, _ look: SegmentedLook) -> Rect {
    look.axis.frameRect(rect, in: look.axis.area(along: width, across: breadth))
  }
}
