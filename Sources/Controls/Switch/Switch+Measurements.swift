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
    let spec = metrics.spec
    switch style {
    case .checkbox:
      return boxMeasurements(
        height: spec.checkbox.size, hitHeight: spec.checkbox.hitSize,
        tokens: "switch.checkbox.")
    case .button:
      return boxMeasurements(
        height: spec.button.height, hitHeight: spec.button.hitHeight,
        tokens: "switch.button.")
    case .switch:
      return boxMeasurements(
        width: spec.size.width, height: spec.size.height,
        hitHeight: spec.hitHeight, tokens: "switch.") + thumbMeasurements + gapMeasurements
    }
  }

  private var thumbMeasurements: [ControlMeasurement] {
    let state = state
    let (x, width) = (state.thumbX, state.thumbWidth)
    let (metrics, spec) = (metrics, metrics.spec)
    let start = metrics.padding(ofWidth: width)
    let end = metrics.size.width - start - width
    let isPressed = state.isPressed
    let isRound = metrics.thumbElongation == 0
    return [
      ControlMeasurement(
        isPressed ? "Thumb, pressed" : "Thumb", width,
        settlingAt: isPressed ? metrics.pressedThumbWidth : metrics.thumbWidth,
        spec: isPressed ? spec.pressedThumbWidth : spec.thumbWidth, side: .bottom,
        token: isPressed
          ? "switch.thumb.pressedWidth"
          : isRound ? "switch.thumb.diameter" : "switch.thumb.elongation", from: x,
        to: x + width),
      ControlMeasurement(
        "Thumb position", x, settlingAt: state.isShownOn ? end : start, side: .bottom, from: 0,
        to: x),
    ]
  }

  private var gapMeasurements: [ControlMeasurement] {
    let state = state
    let (metrics, spec) = (metrics, metrics.spec)
    let thumb = state.thumbRect(at: state.position.position)
    let (start, end) = state.isShownOn ? (thumb.maxX, metrics.size.width) : (0, thumb.minX)
    let growth = state.isPressed ? spec.pressedThumbGrowth : 0
    let specWidth = state.isPressed ? spec.pressedThumbWidth : spec.thumbWidth
    return [
      ControlMeasurement(
        "Padding", end - start, settlingAt: metrics.padding(ofWidth: thumb.width),
        spec: spec.padding(ofWidth: specWidth), side: .bottom, token: "switch.padding", from: start,
        to: end, isOnDemand: true),
      ControlMeasurement(
        "Thumb height", thumb.height, spec: spec.thumbDiameter + growth, side: .right,
        token: "switch.thumb.diameter", from: thumb.minY, to: thumb.maxY, isOnDemand: true),
    ]
  }
}
