import Canvas

extension SliderState {
  /// Paints track and thumb; `marks` paints what is above the track and below the thumb.
  ///
  /// - Parameter theme: The theme of the context with the slider's tints.
  func paint(
    with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping,
    _ context: PaintContext, pictures: SliderPictures = SliderPictures(), marks: () -> Void = {}
  ) {
    func paintTrack() {
      if pictures.minimumTrack == nil || pictures.maximumTrack == nil {
        track.paint(with: painter, in: area, theme: theme, axis: axis)
      }
      paintTrackImages(pictures, with: painter, in: area, axis)
      marks()
    }
    paintTrack()
    paintThumb(
      with: painter, in: area, theme: theme, axis: axis, context, image: pictures.thumb,
      content: paintTrack)
  }

  /// Paints the thumb and the ring of a pending change; `content` paints the part of the control
  /// that a thumb of glass shows.
  func paintThumb(
    with painter: any Painter, in area: Rect, theme: Theme, axis: AxisMapping,
    _ context: PaintContext, image: Image? = nil, content: () -> Void
  ) {
    if style == .default {
      func paint(at center: Point) {
        if let image {
          paintThumb(image, centeredAt: center, with: painter)
        } else {
          thumb(at: center, axis, theme).paint(with: painter, in: context, content: content)
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
    return .capsule(thumbRect(at: thumbCenter(in: area, axis), axis))
  }

  func thumbRect(at center: Point, _ axis: AxisMapping) -> Rect {
    let size = thumbSize
    return Rect(center: center, size: axis.area(along: size.width, across: size.height).size)
  }

  /// Whether a point of the frame is over the idle thumb.
  func isOverThumb(_ point: Point, in area: Rect, _ axis: AxisMapping) -> Bool {
    let center = thumbCenter(in: area, axis)
    let reach = metrics.thumbElongation / 2
    let nearest =
      axis.isVertical
      ? Point(center.x, min(max(point.y, center.y - reach), center.y + reach))
      : Point(min(max(point.x, center.x - reach), center.x + reach), center.y)
    return nearest.distance(to: point) <= metrics.thumbDiameter / 2
  }

  func thumbCenter(in area: Rect, _ axis: AxisMapping) -> Point {
    track.center(at: fraction, in: area, axis)
  }

  private func thumb(at center: Point, _ axis: AxisMapping, _ theme: Theme) -> Thumb {
    Thumb(
      rect: thumbRect(at: center, axis), progress: pressProgress, material: metrics.thumbMaterial,
      color: theme.sliderThumb,
      shadows: ShadowPair(soft: theme.sliderThumbShadow, contact: theme.sliderThumbContactShadow),
      outline: theme.sliderOutline)
  }
}
