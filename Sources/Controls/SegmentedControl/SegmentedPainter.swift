import Canvas

/// Paints a segmented control at a moment, with its top left corner at the origin.
@MainActor
struct SegmentedPainter {
  let control: SegmentedControl
  let state: SegmentedState
  let painter: any Painter
  let context: PaintContext
  let axis: AxisMapping
  let colors: SegmentedColors

  var metrics: SegmentedMetrics { state.metrics }

  var isMirrored: Bool { context.direction == .rightToLeft }

  private var area: Rect { axis.area(along: state.width, across: state.breadth) }

  func placed(_ rect: Rect) -> Rect { axis.frameRect(rect, in: area) }

  /// Paints the control in its look, labels, and the focus ring.
  func paint() {
    let isPopUp = control.isPopUp
    // A pop-up button has its own disabled appearance and its own focus ring.
    if isPopUp { paintPopUp() }
    let isFaded = !context.isEnabled && !(control.appearance?.hasDisabledLook ?? false)
    painter.group(opacity: isFaded ? colors.disabledOpacity : 1) {
      if !isPopUp {
        if let appearance = control.appearance { paintImages(of: appearance) } else { paintDrawn() }
      }
      paintLabels()
    }
    if context.showsFocus && !isPopUp {
      FocusRing.paint(around: focusShape, with: painter, theme: context.theme)
    }
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(area, radius: metrics.cornerRadius, curve: .continuous)
  }

  /// Around the control, or the focused segment where several can have the focus.
  private var focusShape: RoundedRectangle {
    if state.mode == .single && control.selectionFollowsFocus { return outline }
    let segment =
      state.focusedIndex.map { state.segmentFrame(at: $0) }
      ?? Rect(x: 0, y: 0, width: state.width, height: state.breadth)
    return RoundedRectangle(
      placed(segment.inset(by: metrics.pillInset)), radius: metrics.pillCornerRadius,
      curve: .continuous)
  }

  private func paintDrawn() {
    let outline = outline
    let background = context.theme.track(on: context.elevation)
    painter.fill(outline, color: background)
    painter.strokeOutline(outline, color: colors.outline)
    paintPressed(over: background, within: outline)
    let pills = state.pills
    if state.mode != .multiple { paintSeparators(beside: pills) }
    paintPills(pills, within: outline)
    if state.mode == .multiple {
      paintPressedPart(of: pills)
      paintSeparators(beside: pills)
    }
    for segment in state.segments { paintContent(of: segment, under: pills) }
    if let segment = state.segments.first(where: { $0.key == state.ringKey }) {
      // The ring of a single selection moves with the pill.
      let pill = state.mode == .single ? state.pillRect : nil
      paintRing(at: placed(pill ?? state.frame(of: segment)).center)
    }
  }

  /// Darkens the pressed segment beside the pill.
  private func paintPressed(over background: Color, within outline: RoundedRectangle) {
    guard let index = state.pressedIndex, let segment = state.segment(at: index) else { return }
    // Edges shared with the outline are moved outside, so that only the outline determines them.
    let rect = Rect(
      minX: index == 0 ? -2 : segment.x, minY: -2,
      maxX: index == state.segmentCount - 1 ? state.width + 2 : segment.maxX,
      maxY: state.breadth + 2)
    painter.fill(
      RoundedRectangle(placed(rect), radius: 0),
      color: colors.pressedOverlay.matched(over: background), within: outline)
  }

  /// Darkens the pressed segment within a pill of several segments.
  private func paintPressedPart(of pills: [SegmentedPill]) {
    guard let index = state.pressedPillIndex, let segment = state.segment(at: index),
      let pill = pills.last(where: {
        $0.rect.minX <= segment.x + metrics.pillInset
          && $0.rect.maxX >= segment.maxX - metrics.pillInset
      }), !pill.isPressed
    else { return }
    let rect = Rect(
      minX: max(segment.x, pill.rect.minX - 2), minY: pill.rect.minY - 2,
      maxX: min(segment.maxX, pill.rect.maxX + 2), maxY: pill.rect.maxY + 2)
    painter.fill(
      RoundedRectangle(placed(rect), radius: 0), color: colors.pillPressedOverlay,
      within: shape(of: pill))
  }

  private func paintSeparators(beside pills: [SegmentedPill]) {
    // The distance to the edges is the same in a vertical control.
    let length = max(0, metrics.separatorHeight + (state.breadth - metrics.height))
    let size = Size(metrics.separatorWidth, length)
    let opacities = state.separators(beside: pills)
    for (segment, opacity) in zip(state.segments, opacities) where opacity > 0 {
      let center = Point(segment.maxX, state.breadth / 2)
      painter.fillAligned(
        placed(Rect(center: center, size: size)), color: colors.separator.opacity(opacity))
    }
  }

  /// All shadows are painted below all pills.
  private func paintPills(_ pills: [SegmentedPill], within outline: RoundedRectangle) {
    let hasSeveral = state.mode == .multiple && pills.count > 1
    for pill in hasSeveral ? pills : [] {
      painter.group(opacity: pill.opacity) { paintShadows(of: shape(of: pill), within: outline) }
    }
    for pill in pills {
      let shape = shape(of: pill)
      painter.group(opacity: pill.opacity) {
        if !hasSeveral { paintShadows(of: shape, within: outline) }
        let color = control.selectedSegmentTintColor ?? colors.pill
        let overlay = colors.pillPressedOverlay
        painter.fill(shape, color: pill.isPressed ? overlay.composited(over: color) : color)
        painter.strokeOutline(shape, color: colors.pillOutline)
      }
    }
  }

  private func paintShadows(of shape: RoundedRectangle, within outline: RoundedRectangle) {
    painter.drawShadow(colors.pillShadow, of: shape, within: outline)
    painter.drawShadow(colors.pillContactShadow, of: shape, within: outline)
  }

  private func shape(of pill: SegmentedPill) -> RoundedRectangle {
    RoundedRectangle(
      placed(pill.rect), radius: metrics.pillCornerRadius * pill.scale, curve: .continuous)
  }

  func paintRing(at center: Point) {
    state.pendingRing?.paint(centeredAt: center, with: painter, theme: context.theme)
  }
}
