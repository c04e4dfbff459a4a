import Canvas

extension Slider {
  public var measurements: [ControlMeasurement] {
    let (metrics, spec) = (metrics, metrics.spec)
    var list = boxMeasurements(
      "Control", height: spec.height, hitHeight: spec.height, tokens: "slider.")
    // The whole control is its hit area.
    list[2].token = "slider.height"
    let center = thumbCenter
    let middle = axis == .rightToLeft ? frame.width - center.x : center.x
    if orientation == .horizontal && style == .default {
      let track = metrics.trackHeight
      list[1] = ControlMeasurement(
        "Track", track, spec: spec.trackHeight, side: .left, token: "slider.track.height",
        from: center.y - track / 2, to: center.y + track / 2)
      let width = metrics.thumbSize.width
      let x = middle - width / 2
      list += [
        ControlMeasurement(
          "Thumb", width, spec: spec.thumbSize.width, side: .bottom,
          token: "slider.thumb.diameter", from: x, to: x + width),
        .thumbPlace(x),
      ]
    }
    if orientation == .horizontal {
      list.append(
        ControlMeasurement(
          "Grab distance", metrics.grabDistance, spec: spec.grabDistance, side: .bottom,
          token: "slider.thumb.grabDistance", from: middle, to: middle + metrics.grabDistance,
          isOnDemand: true))
    }
    return list
  }
}
