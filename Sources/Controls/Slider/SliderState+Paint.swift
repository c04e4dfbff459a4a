import Canvas

extension SliderState {
  /// Paints track, marks and thumb; `decoration` paints on the track and below the marks.
  func paint(in context: TrackPaintContext, _ images: SliderImages, decoration: () -> Void) {
    func paintContent() {
      if images.minimumTrack == nil || images.maximumTrack == nil { paintTrack(in: context) }
      paintTrackImages(images, in: context)
      decoration()
      paintMarks(in: context)
    }
    paintContent()
    paintThumb(in: context, image: images.thumb, content: paintContent)
  }

  private func paintTrackImages(_ images: SliderImages, in context: TrackPaintContext) {
    let length = context.length
    let center = thumbX(width: length)
    func paint(_ image: Image?, from start: Double, to end: Double) {
      guard let image, start < end else { return }
      let breadth = context.axis == .upward ? image.size.width : image.size.height
      let rect = Rect(
        x: start, y: (metrics.height - breadth) / 2, width: end - start, height: breadth)
      context.painter.draw(image, in: context.place(rect))
    }
    paint(images.maximumTrack, from: center, to: length)
    paint(images.minimumTrack, from: 0, to: center)
  }

  /// Paints the thumb and the ring of a pending change; `content` paints the part of the control
  /// that a thumb of glass shows.
  func paintThumb(in context: TrackPaintContext, image: Image? = nil, content: () -> Void) {
    let painter = context.painter
    let center = thumbCenter(in: context.area, context.axis)
    if style == .default {
      func paint(at center: Point) {
        if let image {
          painter.draw(image, in: Rect(center: center, size: image.size))
        } else {
          thumb(at: center, context).paint(with: painter, in: context.base, content: content)
        }
      }
      if let ghost {
        painter.group(opacity: 1 - opacity) {
          paint(at: self.center(at: ghost, in: context.area, context.axis))
        }
      }
      painter.group(opacity: opacity) { paint(at: center) }
    }
    pendingRing?.paint(centeredAt: center, with: painter, theme: context.base.theme)
  }

  /// The shape that is focused: the thumb, or the track without one.
  func held(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    if style == .thumbless { return outline(in: area, axis) }
    return .capsule(thumbRect(at: thumbCenter(in: area, axis), axis))
  }

  func thumbRect(at center: Point, _ axis: AxisMapping) -> Rect {
    let size = thumbSize
    return Rect(center: center, size: axis.area(along: size.width, across: size.height).size)
  }

  /// Whether a point of the frame is over the idle thumb.
  func isOverThumb(_ point: Point, in area: Rect, _ axis: AxisMapping) -> Bool {
    let spine = axis.area(along: metrics.thumbElongation, across: 0).size
    let distance = Rect(center: thumbCenter(in: area, axis), size: spine).distance(to: point)
    return distance <= metrics.thumbDiameter / 2
  }

  func thumbCenter(in area: Rect, _ axis: AxisMapping) -> Point {
    center(at: fraction, in: area, axis)
  }

  private func thumb(at center: Point, _ context: TrackPaintContext) -> Thumb {
    Thumb(
      rect: thumbRect(at: center, context.axis), progress: pressProgress,
      material: metrics.thumbMaterial, color: context.base.theme.sliderThumb,
      shadows: ShadowPair(
        soft: context.base.theme.sliderThumbShadow,
        contact: context.base.theme.sliderThumbContactShadow),
      outline: context.base.theme.sliderOutline)
  }
}
