import Canvas

extension SliderState {
  /// Paints track and thumb; `marks` paints what is above the track and below the thumb.
  func paint(
    with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping,
    pictures: SliderPictures = SliderPictures(), marks: () -> Void = {}
  ) {
    if pictures.minimumTrack == nil || pictures.maximumTrack == nil {
      track.paint(with: painter, in: area, theme: theme, axis: axis)
    }
    paintTrackImages(pictures, with: painter, in: area, axis)
    marks()
    paintThumb(with: painter, in: area, theme: theme, axis: axis, image: pictures.thumb)
  }

  /// Paints the thumb and the ring of a pending change.
  func paintThumb(
    with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping, image: Image? = nil
  ) {
    if style == .default {
      func paint(at center: Point) {
        if let image {
          paintThumb(image, centeredAt: center, with: painter)
        } else {
          paintThumb(centeredAt: center, with: painter, theme)
        }
      }
      if let ghost {
        painter.group(opacity: 1 - opacity) {
          paint(at: track.center(at: ghost, in: area, axis))
        }
      }
      painter.group(opacity: opacity) { paint(at: thumbCenter(in: area, axis)) }
    }
    pendingRing?.paint(centeredAt: thumbCenter(in: area, axis), with: painter, theme: theme)
  }

  /// The shape that is focused: the thumb, or the track without one.
  func held(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    if style == .thumbless { return track.outline(in: area, axis) }
    let diameter = metrics.thumbDiameter
    return .capsule(Rect(center: thumbCenter(in: area, axis), size: Size(diameter, diameter)))
  }

  func thumbCenter(in area: Rect, _ axis: AxisMapping) -> Point {
    track.center(at: fraction, in: area, axis)
  }

  private func paintThumb(centeredAt center: Point, with painter: any Painter, _ theme: Theme) {
    let diameter = metrics.thumbDiameter
    let thumb = RoundedRectangle.capsule(Rect(center: center, size: Size(diameter, diameter)))
    painter.fill(
      thumb, color: theme.sliderThumb,
      casting: ShadowPair(soft: theme.sliderThumbShadow, contact: theme.sliderThumbContactShadow))
  }
}
