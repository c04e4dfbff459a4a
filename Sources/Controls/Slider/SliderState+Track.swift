import Canvas

/// The track of a slider: places along it, the fill, and the images at its ends.
extension SliderState {
  /// A part of the track, in points from its start.
  private struct Part {
    var start: Double
    var end: Double
  }

  /// The distance by which shapes exceed the outline that clips them, in points.
  private static let margin = 2.0

  /// The distance from the track's ends to the thumb's end positions, in points.
  private var inset: Double { style == .thumbless ? 0 : metrics.thumbInset }

  /// A thumb's center on a track of a length, in points from its start.
  func x(at fraction: Double, length: Double) -> Double {
    inset + fraction * (length - 2 * inset)
  }

  func center(at fraction: Double, in area: Rect, _ axis: AxisMapping) -> Point {
    let x = x(at: fraction, length: axis.length(of: area))
    return axis.framePoint(Point(x, metrics.height / 2), in: area)
  }

  /// The track along and across the axis, in points.
  private func bar(length: Double) -> Rect {
    Rect(x: 0, y: (metrics.height - trackHeight) / 2, width: length, height: trackHeight)
  }

  func outline(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    .capsule(axis.frameRect(bar(length: axis.length(of: area)), in: area))
  }

  // MARK: Painting

  func paintTrack(in context: TrackPaintContext) {
    let length = context.length
    let outline = outline(in: context.area, context.axis)
    guard let enabledFractions else {
      context.painter.fill(outline, color: context.base.theme.sliderMaximumTrack)
      paintEdge(of: outline, in: context)
      return paintFill(within: outline, in: context)
    }
    paintEdge(of: outline, in: context)
    // Each part is painted by itself, and both unreachable parts in one group.
    let low = x(at: enabledFractions.lowerBound, length: length)
    let high = x(at: enabledFractions.upperBound, length: length)
    func paint(_ part: Part) {
      fill(part, color: context.base.theme.sliderMaximumTrack, within: outline, in: context)
      paintFill(of: part, within: outline, in: context)
    }
    context.painter.group(opacity: context.base.theme.sliderUnreachableOpacity) {
      paint(Part(start: -Self.margin, end: low))
      paint(Part(start: high, end: length + Self.margin))
    }
    paint(Part(start: low, end: high))
  }

  func paintImages(_ minimum: Icon?, _ maximum: Icon?, in context: TrackPaintContext) {
    let size = metrics.imageSize
    func paint(_ image: Icon?, at x: Double) {
      let square = Rect(x: x, y: (metrics.height - size) / 2, width: size, height: size)
      image?.paint(
        with: context.painter, in: context.place(square), color: context.base.theme.secondaryLabel)
    }
    paint(minimum, at: -metrics.imageSpacing - size)
    paint(maximum, at: context.length + metrics.imageSpacing)
  }

  private func paintEdge(of outline: RoundedRectangle, in context: TrackPaintContext) {
    context.painter.strokeOutline(
      outline, width: metrics.outlineWidth, color: context.base.theme.sliderOutline)
  }

  private func paintFill(
    of part: Part? = nil, within outline: RoundedRectangle, in context: TrackPaintContext
  ) {
    var filled = filled(length: context.length)
    if let part {
      filled = Part(start: max(filled.start, part.start), end: min(filled.end, part.end))
      if filled.start >= filled.end { return }
    }
    fill(filled, color: context.base.theme.sliderMinimumTrack, within: outline, in: context)
  }

  /// Fills a part of the track with a margin across, so that only the outline determines the edge.
  private func fill(
    _ part: Part, color: Color, within outline: RoundedRectangle, in context: TrackPaintContext
  ) {
    let room = bar(length: context.length).outset(by: Self.margin)
    let rect = Rect(minX: part.start, minY: room.minY, maxX: part.end, maxY: room.maxY)
    context.painter.fill(
      RoundedRectangle(context.place(rect), radius: 0), color: color, within: outline)
  }

  private func filled(length: Double) -> Part {
    let end = x(at: fraction, length: length)
    guard let fillStart else { return Part(start: -Self.margin, end: end) }
    let start = x(at: fillStart, length: length)
    return Part(start: min(start, end), end: max(start, end))
  }
}

extension SliderMetrics {
  /// The room of an image along the track, in points; 0 without an image.
  func room(for image: Icon?) -> Double { image == nil ? 0 : imageSize + imageSpacing }
}
