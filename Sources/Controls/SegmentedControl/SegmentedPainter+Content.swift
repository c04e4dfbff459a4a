import Canvas

/// The content of segments. spec: docs/spec/rendering.md#6/symbol-and-title-in-one-segment
extension SegmentedPainter {
  func paintContent(of segment: ShownSegment, under pills: [SegmentedPill]) {
    if segment.opacity == 0 || segment.key == state.ringKey { return }
    paintContent(
      of: segment, centeredAt: placed(state.frame(of: segment)).center,
      width: axis.isVertical ? state.breadth : segment.restingWidth,
      color: contentColor(of: segment, coverage: coverage(of: segment, by: pills)))
  }

  /// Paints the content of a segment centered at a point, in a width that includes the padding; an
  /// animating segment shows the part of its content that fits.
  func paintContent(
    of segment: ShownSegment, centeredAt center: Point, width: Double, color: Color
  ) {
    let paint = { paintWholeContent(of: segment, centeredAt: center, width: width, color: color) }
    if segment.isSettled {
      paint()
    } else {
      painter.clip(to: placed(state.frame(of: segment)), paint)
    }
  }

  private func paintWholeContent(
    of shown: ShownSegment, centeredAt middle: Point, width: Double, color: Color
  ) {
    let (segment, fit) = (shown.segment, control.titleFit)
    let icon = segment.icon == nil ? Size.zero : metrics.iconSize
    let words = fit.title(of: segment)
    let gap = segment.icon == nil || words.isEmpty ? 0 : metrics.iconGap
    let padding = min(metrics.titlePadding, fit.padding)
    let room = max(0, width - 2 * padding - icon.width - gap)
    let isSelected = shown.index.map { state.shownIndices.contains($0) } ?? false
    let line = Text(words, font: titleFont(isSelected ? .selected : .normal), maximumWidth: room)
    let title = words.isEmpty ? .zero : context.text.size(of: line)
    let center = moved(middle, by: segment.contentOffset)
    let content = Rect(center: center, size: Size(icon.width + gap + title.width, 0))
    if let picture = segment.icon {
      let x = context.direction.x(0, width: icon.width, in: content)
      picture.paint(
        with: painter, filling: Rect(x: x, midY: center.y, size: icon), color: color)
    }
    if words.isEmpty { return }
    painter.draw(line, from: icon.width + gap, in: content, color: color, context)
  }

  /// Moves a point toward the trailing edge and down.
  func moved(_ point: Point, by offset: Point) -> Point {
    Point(point.x + (isMirrored ? -offset.x : offset.x), point.y + offset.y)
  }

  private func titleFont(_ state: SegmentState) -> Font {
    let attributes = control.titleAttributes
    return (attributes[state]?.font ?? attributes[.normal]?.font ?? metrics.font)
      .limited(to: control.titleFit.fontSize)
  }

  func opacity(of segment: ShownSegment) -> Double {
    segment.opacity * (segment.segment.isEnabled ? 1 : colors.disabledOpacity)
  }

  /// The color of a segment's content, by how much of it a pill covers, 0...1.
  private func contentColor(of segment: ShownSegment, coverage: Double) -> Color {
    func color(_ state: SegmentState) -> Color? { control.titleAttributes[state]?.color }
    let isPressed = segment.index != nil && segment.index == state.pressedIndex
    let isDimmed = isPressed && color(.highlighted) == nil
    let opacity = opacity(of: segment) * (isDimmed ? colors.pressedContentOpacity : 1)
    let plain = color(.normal) ?? context.theme.label
    let covered = color(.selected) ?? control.selectedSegmentTintColor?.legibleInk ?? plain
    var result = plain == covered ? plain : plain.mixed(with: covered, by: coverage)
    if isPressed { result = color(.highlighted) ?? result }
    if !segment.segment.isEnabled { result = color(.disabled) ?? result }
    return result.opacity(opacity)
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

  // MARK: Pop-up button and labels

  /// Paints a button with the selected segments, or the label of the control without a selection.
  func paintPopUp() {
    let names = state.shownIndices.sorted().compactMap {
      state.segment(at: $0)?.segment.spokenLabel
    }
    let title = names.isEmpty ? control.label : names.joined(separator: ", ")
    let frame = control.behaviorFrame
    PopUpButtonState(
      title: state.pendingRing == nil ? title : "", isPressed: control.shownMenu != nil
    ).paint(in: frame, with: painter, context: context)
    paintRing(at: frame.center)
  }

  /// Paints labels beneath segments, and the caption.
  func paintLabels() {
    let (text, color) = (context.text, context.theme.annotation)
    let maxY = control.behaviorFrame.maxY
    let showsBeneath = !axis.isVertical && !control.isPopUp
    for segment in showsBeneath ? state.segments : [] where !segment.segment.labelBeneath.isEmpty {
      let line = Text(
        segment.segment.labelBeneath, font: metrics.beneathFont, maximumWidth: segment.restingWidth)
      let x = placed(state.frame(of: segment)).midX - text.size(of: line).width / 2
      painter.draw(
        line, at: Point(x, maxY + metrics.beneathSpacing),
        color: color.opacity(opacity(of: segment)))
    }
    if control.caption.isEmpty { return }
    let line = Text(
      control.caption, font: metrics.captionFont, maximumWidth: control.frame.width)
    let x = context.direction.x(0, width: text.size(of: line).width, in: control.frame.width)
    let y = maxY + control.beneathHeight(text) + metrics.captionSpacing
    painter.draw(line, at: Point(x, y), color: color)
  }
}
