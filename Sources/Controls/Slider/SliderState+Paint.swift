import Canvas

extension SliderState {
  /// Paints track and thumb.
  ///
  /// - Parameters:
  ///   - painter: takes the drawing.
  ///   - area: as long as the track and as broad as the control, pt.
  ///   - theme: colours and shadows.
  ///   - axis: the minimum is where it begins.
  ///   - pictures: images in place of parts.
  ///   - marks: paints what lies on the track and below the thumb.
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

  // MARK: Track

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
    // Each part is painted by itself, and the two that cannot be reached as one picture.
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

  /// A part of the track, pt from its beginning.
  private struct Part {
    var start: Double
    var end: Double
  }

  /// With more contrast, an edge around what is not filled.
  private func paintEdge(
    of outline: RoundedRectangle, with painter: any Painter, _ theme: Theme
  ) {
    if theme.sliderOutline.alpha <= 0 { return }
    painter.strokeInside(outline, width: metrics.outlineWidth, color: theme.sliderOutline)
  }

  /// The track's outline, pt in the frame.
  func outline(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    .capsule(axis.frameRect(track(length: axis.length(of: area)), in: area))
  }

  /// Fills the track up to the value; it ends under the thumb.
  ///
  /// - Parameter part: the only part that is filled; nil for all of it.
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

  /// pt that shapes which the outline ends reach beyond it.
  private static let margin = 2.0

  /// What is filled of the track: up to the value, or between that and the neutral one.
  private func filled(length: Double) -> Part {
    let end = thumbX(at: fraction, width: length)
    guard let neutralFraction else { return Part(start: -Self.margin, end: end) }
    let start = thumbX(at: neutralFraction, width: length)
    return Part(start: min(start, end), end: max(start, end))
  }

  /// A part of the track with room around it across, so that the outline alone decides where the
  /// track ends.
  private func room(_ part: Part, length: Double) -> Rect {
    let room = track(length: length).outset(by: Self.margin)
    return Rect(minX: part.start, minY: room.minY, maxX: part.end, maxY: room.maxY)
  }

  // MARK: Thumb

  /// What the keyboard acts on: the thumb, or the whole track where there is none.
  func held(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    if style == .thumbless { return outline(in: area, axis) }
    let diameter = metrics.thumbDiameter
    return .capsule(
      Rect(center: thumbCenter(in: area, axis), size: Size(diameter, diameter)))
  }

  /// Where the thumb's centre is painted in the control's frame.
  func thumbCenter(in area: Rect, _ axis: AxisMapping) -> Point {
    thumbCenter(at: fraction, in: area, axis)
  }

  private func thumbCenter(at fraction: Double, in area: Rect, _ axis: AxisMapping) -> Point {
    let x = thumbX(at: fraction, width: axis.length(of: area))
    return axis.framePoint(Point(x, metrics.height / 2), in: area)
  }

  private func paintThumb(
    centeredAt center: Point, with painter: any Painter, _ theme: Theme
  ) {
    let diameter = metrics.thumbDiameter
    let thumb = RoundedRectangle.capsule(Rect(center: center, size: Size(diameter, diameter)))
    painter.fill(
      thumb, color: theme.sliderThumb,
      casting: ShadowPair(soft: theme.sliderThumbShadow, contact: theme.sliderThumbContactShadow))
  }
}
