import Canvas

extension SliderState {
  /// Paints track and thumb; `marks` paints what is above the track and below the thumb.
  func paint(
    with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping,
    pictures: SliderPictures = SliderPictures(), marks: () -> Void = {}
  ) {
    if pictures.minimumTrack == nil || pictures.maximumTrack == nil {
      paintTrack(with: painter, in: area, theme, axis)
    }
    paintTrackImages(pictures, with: painter, in: area, axis)
    marks()
    if style == .default {
      func paint(at center: Point) {
        if let image = pictures.thumb {
          paintThumb(image, centeredAt: center, with: painter)
        } else {
          paintThumb(centeredAt: center, with: painter, theme)
        }
      }
      if let ghost {
        painter.group(opacity: 1 - opacity) {
          paint(at: thumbCenter(at: ghost, in: area, axis))
        }
      }
      painter.group(opacity: opacity) { paint(at: thumbCenter(in: area, axis)) }
    }
    pendingRing?.paint(centeredAt: thumbCenter(in: area, axis), with: painter, theme: theme)
  }

  private func paintTrack(
    with painter: any Painter, in area: Rect, _ theme: Theme, _ axis: AxisMapping
  ) {
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
    let low = thumbX(at: enabledFractions.lowerBound, width: length)
    let high = thumbX(at: enabledFractions.upperBound, width: length)
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

  /// A part of the track, in points from its start.
  private struct Part {
    var start: Double
    var end: Double
  }

  /// The edge of the unfilled track, with more contrast.
  private func paintEdge(of outline: RoundedRectangle, with painter: any Painter, _ theme: Theme) {
    painter.strokeOutline(outline, width: metrics.outlineWidth, color: theme.sliderOutline)
  }

  func outline(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    .capsule(axis.frameRect(track(length: axis.length(of: area)), in: area))
  }

  /// Fills the track up to the value, or only a part of that.
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

  /// The distance by which shapes exceed the outline that clips them, in points.
  private static let margin = 2.0

  /// The filled part: up to the value, or between it and the neutral value.
  private func filled(length: Double) -> Part {
    let end = thumbX(at: fraction, width: length)
    guard let neutralFraction else { return Part(start: -Self.margin, end: end) }
    let start = thumbX(at: neutralFraction, width: length)
    return Part(start: min(start, end), end: max(start, end))
  }

  /// A part of the track with a margin across, so that only the outline determines the edge.
  private func room(_ part: Part, length: Double) -> Rect {
    let room = track(length: length).outset(by: Self.margin)
    return Rect(minX: part.start, minY: room.minY, maxX: part.end, maxY: room.maxY)
  }

  /// The shape that is focused: the thumb, or the track without one.
  func held(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    if style == .thumbless { return outline(in: area, axis) }
    let diameter = metrics.thumbDiameter
    return .capsule(Rect(center: thumbCenter(in: area, axis), size: Size(diameter, diameter)))
  }

  func thumbCenter(in area: Rect, _ axis: AxisMapping) -> Point {
    thumbCenter(at: fraction, in: area, axis)
  }

  private func thumbCenter(at fraction: Double, in area: Rect, _ axis: AxisMapping) -> Point {
    let x = thumbX(at: fraction, width: axis.length(of: area))
    return axis.framePoint(Point(x, metrics.height / 2), in: area)
  }

  private func paintThumb(centeredAt center: Point, with painter: any Painter, _ theme: Theme) {
    let diameter = metrics.thumbDiameter
    let thumb = RoundedRectangle.capsule(Rect(center: center, size: Size(diameter, diameter)))
    painter.fill(
      thumb, color: theme.sliderThumb,
      casting: ShadowPair(soft: theme.sliderThumbShadow, contact: theme.sliderThumbContactShadow))
  }
}
