import Canvas

extension Slider {
  /// The x of the painted thumb's center, in points.
  public var thumbX: Double { thumbCenter.x }

  /// The center of the painted thumb, or the end of the fill without one, in points.
  public var thumbCenter: Point { state.thumbCenter(in: behaviorFrame, axis) }

  /// Paints the slider without the images at its ends; ticks are below the thumb.
  func paint(
    _ state: SliderState, in area: Rect, _ axis: AxisMapping, with painter: any Painter,
    _ theme: Theme, _ context: PaintContext
  ) {
    let side = markSide
    state.paint(
      with: painter, in: area, theme: theme, axis: axis, context,
      pictures: pictures(isEnabled: context.isEnabled, isGrabbed: state.isGrabbed)
    ) {
      paintOnTrack?(painter, area, state.metrics, context)
      state.track.paintMarks(
        with: painter, in: area, box: bounds, on: side, theme: theme, axis: axis, context.text)
    }
  }
}
