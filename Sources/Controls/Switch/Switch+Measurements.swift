import Canvas

extension Switch {
  /// The distance of the thumb's left edge from the track's, in points.
  var thumbLeft: Double {
    let state = state
    let isMirrored = scene?.environment.direction == .rightToLeft
    return isMirrored ? metrics.size.width - state.thumbX - state.thumbWidth : state.thumbX
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
    let state = state
    let (x, width) = (state.thumbX, state.thumbWidth)
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
      .thumbPlace(x, settlingAt: state.isShownOn ? end : metrics.padding),
    ]
  }

  private var gapMeasurements: [ControlMeasurement] {
    let state = state
    let x = state.thumbX
    let spec = SwitchMetrics.regular
    let (start, end) = state.isShownOn ? (x + state.thumbWidth, metrics.size.width) : (0, x)
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
  /// The distance of a thumb from the leading edge, in points; `rest` is where it settles (`nil` if
  /// it does not move).
  static func thumbPlace(_ x: Double, settlingAt rest: Double? = nil) -> ControlMeasurement {
    ControlMeasurement(
      "thumb position", x, target: rest.flatMap { target(of: x, settlingAt: $0) },
      side: .bottom, from: 0, to: x)
  }
}
