import Canvas

extension SliderState {
  /// The distance from the track's ends to the thumb's end positions, in points.
  private var inset: Double { style == .thumbless ? 0 : metrics.thumbInset }

  /// A thumb's center on a track of a length, in points from its start.
  func x(at fraction: Double, length: Double) -> Double { inset + fraction * (length - 2 * inset) }

  func center(at fraction: Double, in area: Rect, _ axis: AxisMapping) -> Point {
    let x = x(at: fraction, length: axis.length(of: area))
    return axis.framePoint(Point(x, metrics.height / 2), in: area)
  }

  func thumbCenter(in area: Rect, _ axis: AxisMapping) -> Point {
    center(at: fraction, in: area, axis)
  }

  func thumbRect(at center: Point, _ axis: AxisMapping) -> Rect {
    let size = thumbSize
    return Rect(center: center, size: axis.area(along: size.width, across: size.height).size)
  }

  func isOverThumb(_ point: Point, in area: Rect, _ axis: AxisMapping) -> Bool {
    let spine = axis.area(along: metrics.thumbElongation, across: 0).size
    let distance = Rect(center: thumbCenter(in: area, axis), size: spine).distance(to: point)
    return distance <= metrics.thumbDiameter / 2
  }

  /// The track along and across the axis, in points.
  func bar(length: Double) -> Rect {
    Rect(x: 0, y: (metrics.height - trackHeight) / 2, width: length, height: trackHeight)
  }

  func outline(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    .capsule(axis.frameRect(bar(length: axis.length(of: area)), in: area))
  }

  /// The shape that is focused: the thumb, or the track without one.
  func held(in area: Rect, _ axis: AxisMapping) -> RoundedRectangle {
    if style == .thumbless { return outline(in: area, axis) }
    return .capsule(thumbRect(at: thumbCenter(in: area, axis), axis))
  }
}
