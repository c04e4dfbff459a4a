import Canvas

extension Slider {
  /// The x of the painted thumb's center, in points.
  public var thumbX: Double { thumbCenter.x }

  /// The center of the painted thumb, or the end of the fill without one, in points.
  public var thumbCenter: Point { state.thumbCenter(in: behaviorFrame, axis) }
}
