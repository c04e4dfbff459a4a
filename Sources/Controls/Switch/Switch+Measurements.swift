import Canvas

extension Switch {
  /// The thumb's left edge, relative to the track's left edge, and its width, in points.
  var thumbSpan: (x: Double, width: Double) {
    let state = state
    let isMirrored = scene?.environment.direction == .rightToLeft
    let x = isMirrored ? metrics.size.width - state.thumbX - state.thumbWidth : state.thumbX
    return (x, state.thumbWidth)
  }

  /// The middle of the thumb, or of the control where there is none, in points of its frame.
  var thumbCenter: Point {
    let state = state
    let x = style == .switch ? state.thumbX + state.thumbWidth / 2 : frame.width / 2
    return Point(x, frame.height / 2)
  }

  public var measurements: [ControlMeasurement] {
    let spec = SwitchMetrics.regular
    switch style {
    case .checkbox:
      return boxMeasurements(
        "Checkbox", height: spec.checkbox.size, hitHeight: spec.checkbox.hitSize,
        tokens: "switch.checkbox.")
    case .button:
      return boxMeasurements(
        "Button", height: spec.button.height, hitHeight: spec.button.hitHeight,
        tokens: "switch.button.")
    case .switch:
      return boxMeasurements(
        "Size", width: spec.size.width, height: spec.size.height,
        hitHeight: spec.hitHeight, tokens: "switch.") + thumbMeasurements + gapMeasurements
    }
  }

  private var thumbMeasurements: [ControlMeasurement] {
    let (x, width) = thumbSpan
    let spec = SwitchMetrics.regular
    let end = metrics.size.width - metrics.padding - width
    let isPressed = state.isPressed
    return [
      ControlMeasurement(
        isPressed ? "Thumb, pressed" : "Thumb", width,
        target: ControlMeasurement.target(
          of: width, settlingAt: isPressed ? metrics.pressedThumbWidth : metrics.thumbDiameter),
        spec: isPressed ? spec.pressedThumbWidth : spec.thumbDiameter, side: .bottom,
        token: isPressed ? "switch.thumb.pressedWidth" : "switch.thumb.diameter", from: x,
        to: x + width),
      .thumbPlace(
        x, width: width, in: metrics.size.width, axis,
        settlingAt: state.isShownOn ? end : metrics.padding),
    ]
  }

  private var gapMeasurements: [ControlMeasurement] {
    let (x, width) = thumbSpan
    let spec = SwitchMetrics.regular
    let isAtRight = state.isShownOn != (axis == .rightToLeft)
    let (start, end) = isAtRight ? (x + width, metrics.size.width) : (0, x)
    let top = (metrics.size.height - metrics.thumbDiameter) / 2
    return [
      ControlMeasurement(
        "Padding", end - start,
        target: ControlMeasurement.target(of: end - start, settlingAt: metrics.padding),
        spec: spec.padding, side: .bottom, token: "switch.padding", from: start, to: end,
        isOnDemand: true),
      ControlMeasurement(
        "Thumb height", metrics.thumbDiameter, spec: spec.thumbDiameter, side: .right,
        token: "switch.thumb.diameter", from: top, to: top + metrics.thumbDiameter,
        isOnDemand: true),
    ]
  }
}

extension ControlMeasurement {
  /// The distance of a thumb from the leading edge, in points: `x` is its left edge, `whole` the
  /// width of its container, and `rest` where it settles (`nil` if it does not move).
  static func thumbPlace(
    _ x: Double, width: Double, in whole: Double, _ axis: AxisMapping,
    settlingAt rest: Double? = nil
  ) -> ControlMeasurement {
    let isMirrored = axis == .rightToLeft
    let place = isMirrored ? whole - x - width : x
    return ControlMeasurement(
      "thumb position", place, target: rest.flatMap { target(of: place, settlingAt: $0) },
      side: .bottom,
      from: isMirrored ? x + width : 0, to: isMirrored ? whole : x)
  }
}
