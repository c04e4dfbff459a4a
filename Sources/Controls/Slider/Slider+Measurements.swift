import Canvas

extension Slider {
  public var measurements: [ControlMeasurement] {
    let (hasThumb, state) = (style == .default, state)
    var list = measurements(around: hasThumb ? thumbCenter : nil, state)
    if orientation == .vertical { return list }
    let middle = leadingDistance(to: thumbCenter)
    if hasThumb {
      let x = middle - state.thumbSize.width / 2
      list.append(ControlMeasurement("Thumb position", x, side: .bottom, from: 0, to: x))
    }
    list.append(
      ControlMeasurement(
        "Press distance", metrics.grabDistance, spec: metrics.spec.grabDistance, side: .bottom,
        token: "slider.thumb.grabDistance", from: middle, to: middle + metrics.grabDistance,
        isOnDemand: true))
    return list
  }
}

extension TrackControl {
  /// The measurements of control, track and thumb.
  ///
  /// - Parameters:
  ///   - center: The center of a thumb; `nil` without thumbs.
  ///   - state: The state of that thumb.
  final func measurements(around center: Point?, _ state: SliderState) -> [ControlMeasurement] {
    let (metrics, spec) = (metrics, metrics.spec)
    var list = boxMeasurements(height: spec.height, hitHeight: spec.height, tokens: "slider.")
    // The whole control is its hit area.
    list[2].token = "slider.height"
    guard let center, orientation == .horizontal else { return list }
    let track = metrics.trackHeight
    list[1] = ControlMeasurement(
      "Track", track, spec: spec.trackHeight, side: .left, token: "slider.track.height",
      from: center.y - track / 2, to: center.y + track / 2)
    let width = state.thumbSize.width
    let x = leadingDistance(to: center) - width / 2
    let progress = state.isGrabbed && metrics.showsPresses(behavior.motion) ? 1.0 : 0
    let rest = metrics.thumbSize(at: progress).width
    list.append(
      ControlMeasurement(
        rest == metrics.thumbSize.width ? "Thumb" : "Thumb, pressed", width,
        settlingAt: rest, spec: spec.thumbSize(at: progress).width, side: .bottom,
        token: "slider.thumb.diameter", from: x, to: x + width))
    return list
  }

  /// The distance of a point from the leading edge, in points.
  final func leadingDistance(to point: Point) -> Double {
    axis == .rightToLeft ? frame.width - point.x : point.x
  }
}
