import Canvas

extension Slider {
  public var measurements: [ControlMeasurement] {
    let (hasThumb, state) = (style == .default, state)
    var list = measurements(around: hasThumb ? thumbCenter : nil, state)
    if orientation == .vertical { return list }
    let middle = leadingDistance(to: thumbCenter)
    if hasThumb { list.append(.thumbPlace(middle - state.thumbSize.width / 2)) }
    list.append(
      ControlMeasurement(
        "Press distance", metrics.grabDistance, spec: metrics.spec.grabDistance, side: .bottom,
        token: "slider.thumb.grabDistance", from: middle, to: middle + metrics.grabDistance,
        isOnDemand: true))
    return list
  }
}
