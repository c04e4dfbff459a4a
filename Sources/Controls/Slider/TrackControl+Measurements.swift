import Canvas

extension TrackControl {
  /// The measurements of control, track and thumb.
  ///
  /// - Parameter center: The center of a thumb; `nil` without thumbs.
  final func measurements(around center: Point?) -> [ControlMeasurement] {
    let (metrics, spec) = (metrics, metrics.spec)
    var list = boxMeasurements(
      "Control", height: spec.height, hitHeight: spec.height, tokens: "slider.")
    // The whole control is its hit area.
    list[2].token = "slider.height"
    guard let center, orientation == .horizontal else { return list }
    let track = metrics.trackHeight
    list[1] = ControlMeasurement(
      "Track", track, spec: spec.trackHeight, side: .left, token: "slider.track.height",
      from: center.y - track / 2, to: center.y + track / 2)
    let width = metrics.thumbSize.width
    let x = leadingDistance(to: center) - width / 2
    list.append(
      ControlMeasurement(
        "Thumb", width, spec: spec.thumbSize.width, side: .bottom,
        token: "slider.thumb.diameter", from: x, to: x + width))
    return list
  }

  /// The distance of a point from the leading edge, in points.
  final func leadingDistance(to point: Point) -> Double {
    axis == .rightToLeft ? frame.width - point.x : point.x
  }
}
