import Canvas

extension SegmentedState {
  /// Paints the control with its top left corner at the origin; with images, if it has any.
  func paint(_ appearance: SegmentedAppearance?, in context: SegmentedPaintContext) {
    if let appearance { return paintImages(of: appearance, in: context) }
    let outline = RoundedRectangle(
      context.axis.area(along: width, across: breadth), radius: metrics.cornerRadius,
      curve: .continuous)
    let background = context.theme.track(on: context.elevation)
    context.painter.fill(outline, color: background)
    context.painter.strokeOutline(outline, color: context.theme.segmentedOutline)
    paintPressed(over: background, within: outline, in: context)
    let pills = paintedPills
    if mode != .multiple { paintSeparators(beside: pills, in: context) }
    paintPills(pills, within: outline, in: context)
    if mode == .multiple {
      paintPressedPart(of: pills, in: context)
      paintSeparators(beside: pills, in: context)
    }
    for segment in segments { paintContent(of: segment, under: pills, in: context) }
    if let pendingRing, let center = ringCenter {
      pendingRing.paint(
        centeredAt: placed(center, context).center, with: context.painter, theme: context.theme)
    }
  }

  /// Darkens the pressed segment beside the pill.
  private func paintPressed(
    over background: Color, within outline: RoundedRectangle, in context: SegmentedPaintContext
  ) {
    guard let pressedIndex, let segment = segment(at: pressedIndex) else { return }
    // Edges shared with the outline are moved outside, so that only the outline determines them.
    let rect = Rect(
      minX: pressedIndex == 0 ? -2 : segment.x, minY: -2,
      maxX: pressedIndex == segmentCount - 1 ? width + 2 : segment.maxX, maxY: breadth + 2)
    context.painter.fill(
      RoundedRectangle(placed(rect, context), radius: 0),
      color: context.theme.segmentedPressedOverlay.matched(over: background), within: outline)
  }

  /// Darkens the pressed segment within a pill of several segments.
  private func paintPressedPart(of pills: [SegmentedPill], in context: SegmentedPaintContext) {
    guard let index = pressedPillIndex, let segment = segment(at: index),
      let pill = pills.last(where: {
        $0.rect.minX <= segment.x + metrics.pillInset
          && $0.rect.maxX >= segment.maxX - metrics.pillInset
      }), !pill.isPressed
    else { return }
    let rect = Rect(
      minX: max(segment.x, pill.rect.minX - 2), minY: pill.rect.minY - 2,
      maxX: min(segment.maxX, pill.rect.maxX + 2), maxY: pill.rect.maxY + 2)
    context.painter.fill(
      RoundedRectangle(placed(rect, context), radius: 0), color: context.theme.pillPressedOverlay,
      within: shape(of: pill, context))
  }

  private func paintSeparators(beside pills: [SegmentedPill], in context: SegmentedPaintContext) {
    // The distance to the edges is the same in a vertical control.
    let length = max(0, metrics.separatorHeight + (breadth - metrics.height))
    let size = Size(metrics.separatorWidth, length)
    for (segment, opacity) in zip(segments, separators(beside: pills)) where opacity > 0 {
      let center = Point(segment.maxX, breadth / 2)
      context.painter.fillAligned(
        placed(Rect(center: center, size: size), context),
        color: context.theme.segmentedSeparator.opacity(opacity))
    }
  }

  /// All shadows are painted below all pills.
  private func paintPills(
    _ pills: [SegmentedPill], within outline: RoundedRectangle, in context: SegmentedPaintContext
  ) {
    let painter = context.painter
    let hasSeveral = mode == .multiple && pills.count > 1
    if hasSeveral {
      for pill in pills {
        painter.group(opacity: pill.opacity) {
          paintShadows(of: pill, within: outline, in: context)
        }
      }
    }
    for pill in pills {
      painter.group(opacity: pill.opacity) {
        if !hasSeveral { paintShadows(of: pill, within: outline, in: context) }
        paintFill(of: pill, in: context)
      }
    }
  }

  private func paintShadows(
    of pill: SegmentedPill, within outline: RoundedRectangle, in context: SegmentedPaintContext
  ) {
    let shape = shape(of: pill, context)
    context.painter.drawShadow(context.theme.pillShadow, of: shape, within: outline)
    context.painter.drawShadow(context.theme.pillContactShadow, of: shape, within: outline)
  }

  private func paintFill(of pill: SegmentedPill, in context: SegmentedPaintContext) {
    let shape = shape(of: pill, context)
    let color = context.tint ?? context.theme.pill
    let overlay = context.theme.pillPressedOverlay
    context.painter.fill(shape, color: pill.isPressed ? overlay.composited(over: color) : color)
    context.painter.strokeOutline(shape, color: context.theme.pillOutline)
  }

  private func shape(
    of pill: SegmentedPill, _ context: SegmentedPaintContext
  ) -> RoundedRectangle {
    RoundedRectangle(
      placed(pill.rect, context), radius: metrics.pillCornerRadius * pill.scale, curve: .continuous)
  }

  private var ringCenter: Rect? {
    if mode == .single, let pillRect { return pillRect }
    let changed = shownIndices.symmetricDifference(selectedIndices).min() ?? shownIndex
    return changed.map { segmentFrame(at: $0) }
  }

  func placed(_ rect: Rect, _ context: SegmentedPaintContext) -> Rect {
    context.axis.frameRect(rect, in: context.axis.area(along: width, across: breadth))
  }
}

extension Color {
  /// A color that gives the exact composited color over an opaque background with 8 bits per
  /// component.
  ///
  /// Rounding the alpha alone can be off by one level.
  package func matched(over page: Color) -> Color {
    let steps = (alpha * 255 - 1e-6).rounded(.up)
    if steps <= 0 || steps >= 255 { return self }
    let exact = composited(over: page)
    func component(_ wanted: Double, _ page: Double) -> Double {
      let kept = (page * 255).rounded() * (255 - steps) / 255
      return max(0, (wanted * 255).rounded() - kept.rounded()) / steps
    }
    return Color(
      red: component(exact.red, page.red), green: component(exact.green, page.green),
      blue: component(exact.blue, page.blue), alpha: steps / 255)
  }
}
