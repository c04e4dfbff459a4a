import Canvas

extension SliderState {
  /// Paints track and thumb.
  ///
  /// - Parameters:
  ///   - painter: takes the drawing.
  ///   - area: as wide as the track and as high as the control, pt.
  ///   - theme: colours and shadows.
  ///   - direction: the minimum is at the side where reading begins.
  func paint(
    with painter: any Painter, in area: Rect, theme: Theme, direction: LayoutDirection
  ) {
    let track = Rect(
      x: area.minX, y: area.midY - SliderMetrics.trackHeight / 2, width: area.width,
      height: SliderMetrics.trackHeight)
    let center = thumbCenter(at: fraction, in: area, direction)
    let outline = RoundedRectangle.capsule(track)
    painter.fill(outline, color: theme.sliderMaximumTrack)
    // The part below the value ends under the thumb. Its other edges lie outside the outline, which
    // alone decides where the track ends.
    let room = track.outset(by: 2)
    let filled =
      direction == .leftToRight
      ? Rect(minX: room.minX, minY: room.minY, maxX: center.x, maxY: room.maxY)
      : Rect(minX: center.x, minY: room.minY, maxX: room.maxX, maxY: room.maxY)
    painter.fill(
      RoundedRectangle(filled, radius: 0), color: theme.sliderMinimumTrack, within: outline)
    if let ghost {
      painter.group(opacity: 1 - opacity) {
        Self.paintThumb(
          centeredAt: thumbCenter(at: ghost, in: area, direction), with: painter, theme)
      }
    }
    painter.group(opacity: opacity) {
      Self.paintThumb(centeredAt: center, with: painter, theme)
    }
  }

  /// Where the thumb's centre is painted in the control's frame.
  func thumbCenter(in area: Rect, _ direction: LayoutDirection) -> Point {
    thumbCenter(at: fraction, in: area, direction)
  }

  private func thumbCenter(at fraction: Double, in area: Rect, _ direction: LayoutDirection)
    -> Point
  {
    let x = Self.thumbX(at: fraction, width: area.width)
    return Point(direction == .leftToRight ? area.minX + x : area.maxX - x, area.midY)
  }

  private static func paintThumb(
    centeredAt center: Point, with painter: any Painter, _ theme: Theme
  ) {
    let diameter = SliderMetrics.thumbDiameter
    let thumb = RoundedRectangle.capsule(Rect(center: center, size: Size(diameter, diameter)))
    painter.fill(
      thumb, color: theme.sliderThumb,
      casting: ShadowPair(soft: theme.sliderThumbShadow, contact: theme.sliderThumbContactShadow))
  }
}
