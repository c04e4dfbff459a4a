import Canvas

/// The track of a slider at one moment: the places of thumbs, the fill, and the marks.
struct SliderTrack {
  var sharedMetrics: Shared<SliderMetrics>
  var metrics: SliderMetrics { sharedMetrics.value }
  /// The height of the track, in points.
  var height: Double
  /// The distance from the track's ends to the thumbs' end positions, in points.
  var inset: Double
  var ticks: SliderTicks?
  /// The reachable part of the travel, as fractions; `nil` for all of it.
  var enabledFractions: ClosedRange<Double>?
  /// The start of the fill along the travel; `nil` for the track's start.
  var fillStart: Double?
  /// The end of the fill along the travel; it may be before the start.
  var fillEnd: Double
  /// The place of a tick across the track, which is only shown without other ticks.
  var markedFraction: Double?

  /// A part of the track, in points from its start.
  private struct Part {
    var start: Double
    var end: Double
  }

  /// The distance by which shapes exceed the outline that clips them, in points.
  private static let margin = 2.0

  // MARK: Places

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
    Rect(x: 0, y: (metrics.height - height) / 2, width: length, height: height)
  }

  func outline(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    .capsule(axis.frameRect(bar(length: axis.length(of: area)), in: area))
  }

  /// A part of the track with a margin across, so that only the outline determines the edge.
  private func room(_ part: Part, length: Double) -> Rect {
    let room = bar(length: length).outset(by: Self.margin)
    return Rect(minX: part.start, minY: room.minY, maxX: part.end, maxY: room.maxY)
  }

  /// The part of a control with the track, without labels.
  ///
  /// - Parameters:
  ///   - before: The room before the track along the axis, in points.
  ///   - after: The room after the track.
  static func area(
    in size: Size, height: Double, _ axis: AxisMapping, marks side: MarkSide, before: Double = 0,
    after: Double = 0
  ) -> Rect {
    if axis == .upward {
      let minX = side == .before ? size.width - height : 0
      return Rect(minX: minX, minY: after, maxX: minX + height, maxY: size.height - before)
    }
    let isMirrored = axis == .rightToLeft
    return Rect(
      minX: isMirrored ? after : before, minY: 0,
      maxX: size.width - (isMirrored ? before : after), maxY: height)
  }

  // MARK: Painting

  func paint(with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping) {
    let length = axis.length(of: area)
    let outline = outline(in: area, axis)
    guard let enabledFractions else {
      painter.fill(outline, color: theme.sliderMaximumTrack)
      paintEdge(of: outline, with: painter, theme)
      paintFill(nil, with: painter, in: area, within: outline, theme, axis)
      return
    }
    paintEdge(of: outline, with: painter, theme)
    // Each part is painted by itself, and both unreachable parts in one group.
    let low = x(at: enabledFractions.lowerBound, length: length)
    let high = x(at: enabledFractions.upperBound, length: length)
    func paint(_ part: Part) {
      let room = axis.frameRect(room(part, length: length), in: area)
      painter.fill(
        RoundedRectangle(room, radius: 0), color: theme.sliderMaximumTrack, within: outline)
      paintFill(part, with: painter, in: area, within: outline, theme, axis)
    }
    painter.group(opacity: theme.sliderUnreachableOpacity) {
      paint(Part(start: -Self.margin, end: low))
      paint(Part(start: high, end: length + Self.margin))
    }
    paint(Part(start: low, end: high))
  }

  /// Paints the images before and after the track.
  func paintImages(
    _ minimum: Icon?, _ maximum: Icon?, with painter: any Painter, beside area: Rect, theme: Theme,
    axis: AxisMapping
  ) {
    let size = metrics.imageSize
    // In the coordinates of the track.
    let y = (metrics.height - size) / 2
    func paint(_ image: Icon?, at x: Double) {
      let square = Rect(x: x, y: y, width: size, height: size)
      image?.paint(
        with: painter, in: axis.frameRect(square, in: area), color: theme.secondaryLabel)
    }
    paint(minimum, at: -metrics.imageSpacing - size)
    paint(maximum, at: axis.length(of: area) + metrics.imageSpacing)
  }

  /// The edge of the unfilled track, with more contrast.
  private func paintEdge(of outline: RoundedRectangle, with painter: any Painter, _ theme: Theme) {
    painter.strokeOutline(outline, width: metrics.outlineWidth, color: theme.sliderOutline)
  }

  /// Paints the fill, or only a part of it.
  private func paintFill(
    _ part: Part?, with painter: any Painter, in area: Rect, within outline: RoundedRectangle,
    _ theme: Theme, _ axis: AxisMapping
  ) {
    let length = axis.length(of: area)
    var filled = filled(length: length)
    if let part {
      filled = Part(start: max(filled.start, part.start), end: min(filled.end, part.end))
      if filled.start >= filled.end { return }
    }
    painter.fill(
      RoundedRectangle(axis.frameRect(room(filled, length: length), in: area), radius: 0),
      color: theme.sliderMinimumTrack, within: outline)
  }

  private func filled(length: Double) -> Part {
    let end = x(at: fillEnd, length: length)
    guard let fillStart else { return Part(start: -Self.margin, end: end) }
    let start = x(at: fillStart, length: length)
    return Part(start: min(start, end), end: max(start, end))
  }
}

extension SliderMetrics {
  /// The room of an image along the track, in points; 0 without an image.
  func room(for image: Icon?) -> Double { image == nil ? 0 : imageSize + imageSpacing }
}

extension Theme {
  /// Returns the theme with the colors of a slider; `nil` for the theme's.
  func sliderTinted(minimumTrack: Color?, maximumTrack: Color?, thumb: Color?) -> Theme {
    var theme = self
    if let minimumTrack { theme.sliderMinimumTrack = minimumTrack }
    if let maximumTrack { theme.sliderMaximumTrack = maximumTrack }
    if let thumb { theme.sliderThumb = thumb }
    return theme
  }
}
