import Canvas

extension RangeSlider {
  public var measurements: [ControlMeasurement] {
    let spec = SliderMetrics.regular
    var list = boxMeasurements(
      "Control", height: spec.height, hitHeight: spec.height, tokens: "slider.")
    // The whole control is its hit area.
    list[2].token = "slider.height"
    if orientation == .vertical { return list }
    let y = center(of: .lower).y
    let track = metrics.trackHeight
    list[1] = ControlMeasurement(
      "Track", track, spec: spec.trackHeight, side: .left, token: "slider.track.height",
      from: y - track / 2, to: y + track / 2)
    let x = center(of: .lower).x - metrics.thumbDiameter / 2
    list.append(
      ControlMeasurement(
        "Thumb", metrics.thumbDiameter, spec: spec.thumbDiameter, side: .bottom,
        token: "slider.thumb.diameter", from: x, to: x + metrics.thumbDiameter))
    return list
  }
}
