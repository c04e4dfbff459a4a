import Canvas

extension SliderState {
  /// Paints track and thumb.
  ///
  /// - Parameters:
  ///   - painter: takes the drawing.
  ///   - area: as long as the track and as broad as the control, pt.
  ///   - theme: colours and shadows.
  ///   - axis: the minimum is where it begins.
  func paint(with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping) {
    let length = axis.length(of: area)
    let track = Rect(
      x: 0, y: (metrics.height - metrics.trackHeight) / 2, width: length,
      height: metrics.trackHeight)
    let center = thumbCenter(at: fraction, in: area, axis)
    let outline = RoundedRectangle.capsule(axis.frameRect(track, in: area))
    painter.fill(outline, color: theme.sliderMaximumTrack)
    // The part below the value ends under the thumb. Its other edges lie outside the outline, which
    // alone decides where the track ends.
    let room = track.outset(by: 2)
    let filled = Rect(
      minX: room.minX, minY: room.minY, maxX: thumbX(at: fraction, width: length),
      maxY: room.maxY)
    painter.fill(
      RoundedRectangle(axis.frameRect(filled, in: area), radius: 0),
      color: theme.sliderMinimumTrack, within: outline)
    if let ghost {
      painter.group(opacity: 1 - opacity) {
        paintThumb(
          centeredAt: thumbCenter(at: ghost, in: area, axis), with: painter, theme)
      }
    }
    painter.group(opacity: opacity) {
      paintThumb(centeredAt: center, with: painter, theme)
    }
    pendingRing?.paint(centeredAt: center, with: painter, theme: theme)
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
