import Canvas

extension Slider {
  /// The x of the painted thumb's center, in points.
  public var thumbX: Double { thumbCenter.x }

  /// The center of the painted thumb, or the end of the fill without one, in points.
  public var thumbCenter: Point { state.thumbCenter(in: behaviorFrame, axis) }

  /// The room of an image along the track, in points.
  var imageExtent: Double { metrics.imageSize + metrics.imageSpacing }

  /// Ticks are on the left of a vertical track in right-to-left layout.
  private var markSide: SliderState.MarkSide {
    let isMirrored = scene?.environment.direction == .rightToLeft
    return orientation == .vertical && isMirrored ? .before : .after
  }

  /// The size across the track, in points; larger than the hit area only if labels need it.
  func breadth(_ text: any TextMeasuring) -> Double {
    let marks = state.roomForMarks(isUpright: orientation == .vertical, text)
    return max(metrics.height, metrics.height / 2 + marks)
  }

  /// The part of the frame with the track, without labels.
  func trackArea(along axis: AxisMapping) -> Rect {
    let before = minimumValueImage == nil ? 0 : imageExtent
    let after = maximumValueImage == nil ? 0 : imageExtent
    if axis == .upward {
      let minX = markSide == .before ? frame.width - metrics.height : 0
      return Rect(minX: minX, minY: after, maxX: minX + metrics.height, maxY: frame.height - before)
    }
    let isMirrored = axis == .rightToLeft
    return Rect(
      minX: isMirrored ? after : before, minY: 0,
      maxX: frame.width - (isMirrored ? before : after), maxY: metrics.height)
  }

  func tinted(_ context: PaintContext) -> Theme {
    var theme = context.theme
    if let tint = minimumTrackTintColor ?? context.tint { theme.sliderMinimumTrack = tint }
    if let maximumTrackTintColor { theme.sliderMaximumTrack = maximumTrackTintColor }
    if let thumbTintColor { theme.sliderThumb = thumbTintColor }
    return theme
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
      state.paintMarks(with: painter, in: area, on: side, theme: theme, axis: axis)
      state.paintLabels(
        with: painter, in: area, box: bounds, on: side,
        theme: theme, axis: axis, context.text)
    }
  }
}
