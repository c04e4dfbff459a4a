import Canvas

/// What stands in the segments. spec: rendering 6, symbol and title
extension SegmentedState {
  func paintContent(
    of segment: ShownSegment, under pills: [SegmentedPill], with painter: any Painter,
    _ look: SegmentedLook, text: any TextMeasuring
  ) {
    if segment.opacity == 0 || isReplacedByRing(segment) { return }
    let frame = placed(frame(of: segment), look)
    if segment.isResting {
      paintContent(of: segment, in: frame, under: pills, with: painter, look, text: text)
    } else {
      // A segment that has not its full width shows the part of its content that fits.
      painter.clip(to: frame) {
        paintContent(of: segment, in: frame, under: pills, with: painter, look, text: text)
      }
    }
  }

  /// The ring of what is pending stands in the place of its segment's content.
  private func isReplacedByRing(_ segment: ShownSegment) -> Bool {
    guard pendingRing != nil, let index = segment.index else { return false }
    if mode == .single { return index == shownIndex }
    return index == shownIndices.symmetricDifference(selectedIndices).min()
  }

  private func paintContent(
    of shown: ShownSegment, in frame: Rect, under pills: [SegmentedPill],
    with painter: any Painter, _ look: SegmentedLook, text: any TextMeasuring
  ) {
    let segment = shown.segment
    let coverage = coverage(of: shown, by: pills)
    let color = look.contentColor(
      of: shown, isPressed: shown.index != nil && shown.index == pressedIndex, coverage: coverage)
    let icon = segment.icon == nil ? Size.zero : metrics.iconSize
    let hasBoth = segment.icon != nil && !segment.title.isEmpty
    let gap = hasBoth ? metrics.iconGap : 0
    let room = max(0, shown.restingWidth - 2 * metrics.titlePadding - icon.width - gap)
    let isSelected = shown.index.map { shownIndices.contains($0) } ?? false
    let line = Text(
      segment.title, font: look.titleFont(isSelected ? .selected : .normal, metrics),
      maximumWidth: room)
    let title = segment.title.isEmpty ? .zero : text.size(of: line)
    let width = icon.width + gap + title.width
    let isMirrored = look.axis == .rightToLeft
    let center = Point(
      frame.midX + (isMirrored ? -segment.contentOffset.x : segment.contentOffset.x),
      frame.midY + segment.contentOffset.y)
    let start = center.x - width / 2
    if let picture = segment.icon {
      let x = isMirrored ? start + title.width + gap : start
      picture.paint(
        with: painter, in: Rect(origin: Point(x, center.y - icon.height / 2), size: icon),
        color: color)
    }
    if segment.title.isEmpty { return }
    let x = isMirrored ? start : start + icon.width + gap
    painter.draw(line, at: Point(x, center.y - title.height / 2), color: color)
  }

  /// How much of a segment a pill covers, 0 to 1.
  private func coverage(of segment: ShownSegment, by pills: [SegmentedPill]) -> Double {
    let inset = metrics.pillInset
    let room = segment.width - 2 * inset
    guard room > 0 else { return 0 }
    var bare = 1.0
    for pill in pills {
      let overlap =
        min(pill.rect.maxX, segment.maxX - inset) - max(pill.rect.minX, segment.x + inset)
      bare *= 1 - pill.opacity * min(max(overlap / room, 0), 1)
    }
    return 1 - bare
  }
}
