import Canvas

extension Slider {
  /// The x of the painted thumb's center, in points.
  public var thumbX: Double { thumbCenter.x }

  /// The center of the painted thumb, or the end of the fill without one, in points.
  public var thumbCenter: Point { state.thumbCenter(in: behaviorFrame, axis) }

  /// The room of an image along the track, in points.
  var imageExtent: Double { metrics.imageSize + metrics.imageSpacing }

  private var markSide: SliderTrack.MarkSide {
    SliderTrack.MarkSide(orientation, scene?.environment.direction ?? .leftToRight)
  }

  /// The part of the frame with the track, without labels.
  func trackArea(along axis: AxisMapping) -> Rect {
    SliderTrack.area(
      in: frame.size, height: metrics.height, axis, marks: markSide,
      before: minimumValueImage == nil ? 0 : imageExtent,
      after: maximumValueImage == nil ? 0 : imageExtent)
  }

  func paintImages(
    with painter: any Painter, _ theme: Theme, beside track: Rect, _ axis: AxisMapping
  ) {
    let size = metrics.imageSize
    let color = theme.secondaryLabel
    // In the coordinates of the track.
    let y = (metrics.height - size) / 2
    func paint(_ image: Icon?, at x: Double) {
      let square = Rect(x: x, y: y, width: size, height: size)
      image?.paint(with: painter, in: axis.frameRect(square, in: track), color: color)
    }
    paint(minimumValueImage, at: -metrics.imageSpacing - size)
    paint(maximumValueImage, at: axis.length(of: track) + metrics.imageSpacing)
  }

  /// Paints the slider without the images at its ends; ticks are below the thumb.
  func paint(
    _ state: SliderState, in area: Rect, _ axis: AxisMapping, with painter: any Painter,
    _ theme: Theme, _ context: PaintContext
  ) {
    let side = markSide
    state.paint(
      with: painter, in: area, theme: theme, axis: axis,
      pictures: pictures(isEnabled: context.isEnabled, isGrabbed: state.isGrabbed)
    ) {
      state.track.paintMarks(
        with: painter, in: area, box: bounds, on: side, theme: theme, axis: axis, context.text)
    }
  }
}
