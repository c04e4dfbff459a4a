import Canvas

/// The content of segments. spec: rendering 6, symbol and title
extension SegmentedState {
  func paintContent(
    of segment: ShownSegment, under pills: [SegmentedPill], in context: SegmentedPaintContext
  ) {
    if segment.opacity == 0 || isReplacedByRing(segment) { return }
    let isPressed = segment.index != nil && segment.index == pressedIndex
    let color = context.contentColor(
      of: segment, isPressed: isPressed, coverage: coverage(of: segment, by: pills))
    paintContent(
      of: segment, centeredAt: placed(frame(of: segment), context).center,
      width: context.axis.isVertical ? breadth : segment.restingWidth, color: color, in: context)
  }

  func isReplacedByRing(_ segment: ShownSegment) -> Bool {
    guard pendingRing != nil, let index = segment.index else { return false }
    if mode == .single { return index == shownIndex }
    return index == shownIndices.symmetricDifference(selectedIndices).min()
  }

  /// Paints the content of a segment centered at a point, in a width that includes the padding; an
  /// animating segment shows the part of its content that fits.
  func paintContent(
    of segment: ShownSegment, centeredAt center: Point, width: Double, color: Color,
    in context: SegmentedPaintContext
  ) {
    func paint() {
      paintWholeContent(of: segment, centeredAt: center, width: width, color: color, in: context)
    }
    if segment.isSettled { return paint() }
    context.painter.clip(to: placed(frame(of: segment), context), paint)
  }

  private func paintWholeContent(
    of shown: ShownSegment, centeredAt middle: Point, width: Double, color: Color,
    in context: SegmentedPaintContext
  ) {
    let segment = shown.segment
    let icon = segment.icon == nil ? Size.zero : metrics.iconSize
    let words = context.titleFit.title(of: segment)
    let hasBoth = segment.icon != nil && !words.isEmpty
    let gap = hasBoth ? metrics.iconGap : 0
    let padding = min(metrics.titlePadding, context.titleFit.padding)
    let room = max(0, width - 2 * padding - icon.width - gap)
    let isSelected = shown.index.map { shownIndices.contains($0) } ?? false
    let line = Text(
      words, font: context.titleFont(isSelected ? .selected : .normal, metrics),
      maximumWidth: room)
    let title = words.isEmpty ? .zero : context.text.size(of: line)
    let contentWidth = icon.width + gap + title.width
    let isMirrored = context.isMirrored
    let center = Point(
      middle.x + (isMirrored ? -segment.contentOffset.x : segment.contentOffset.x),
      middle.y + segment.contentOffset.y)
    let start = center.x - contentWidth / 2
    if let picture = segment.icon {
      let x = isMirrored ? start + title.width + gap : start
      picture.paint(
        with: context.painter,
        filling: Rect(origin: Point(x, center.y - icon.height / 2), size: icon),
        color: color)
    }
    if words.isEmpty { return }
    let x = isMirrored ? start : start + icon.width + gap
    context.painter.draw(line, at: Point(x, center.y - title.height / 2), color: color)
  }

  /// The fraction of a segment that pills cover, 0...1.
  private func coverage(of segment: ShownSegment, by pills: [SegmentedPill]) -> Double {
    let inset = metrics.pillInset
    let room = segment.width - 2 * inset
    guard room > 0 else { return 0 }
    var bare = 1.0
    for pill in pills {
      let overlap =
        min(pill.rect.maxX, segment.maxX - inset) - max(pill.rect.minX, segment.x + inset)
      bare *= 1 - pill.opacity * (overlap / room).clamped(to: 1)
    }
    return 1 - bare
  }
}
