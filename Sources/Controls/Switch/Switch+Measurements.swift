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
        height: spec.checkbox.size, hitHeight: spec.checkbox.hitSize, tokens: "switch.checkbox.")
    case .button:
      return boxMeasurements(
        height: spec.button.height, hitHeight: spec.button.hitHeight, tokens: "switch.button.")
    case .switch:
      return boxMeasurements(
        width: spec.size.width, height: spec.size.height,
        hitHeight: spec.hitHeight, tokens: "switch.") + thumbMeasurements
    }
  }

  private var thumbMeasurements: [ControlMeasurement] {
    let state = state
    let (x, width, isPressed) = (state.thumbX, state.thumbWidth, state.isPressed)
    let (metrics, spec) = (metrics, metrics.spec)
    let specWidth = isPressed ? spec.pressedThumbWidth : spec.thumbWidth
    let start = metrics.padding(ofWidth: width)
    let end = metrics.size.width - start - width
    let isRound = metrics.thumbElongation == 0
    let thumb = state.thumbRect(at: state.position.position)
    let gap = state.isShownOn ? (thumb.maxX, metrics.size.width) : (0, thumb.minX)
    return [
      ControlMeasurement(
        isPressed ? "Thumb, pressed" : "Thumb", width,
        settlingAt: isPressed ? metrics.pressedThumbWidth : metrics.thumbWidth, spec: specWidth,
        side: .bottom,
        token: isPressed
          ? "switch.thumb.pressedWidth"
          : isRound ? "switch.thumb.diameter" : "switch.thumb.elongation", from: x, to: x + width),
      ControlMeasurement(
        "Thumb position", x, settlingAt: state.isShownOn ? end : start, side: .bottom, from: 0,
        to: x),
      ControlMeasurement(
        "Padding", gap.1 - gap.0, settlingAt: metrics.padding(ofWidth: thumb.width),
        spec: spec.padding(ofWidth: specWidth), side: .bottom, token: "switch.padding",
        from: gap.0, to: gap.1, isOnDemand: true),
      ControlMeasurement(
        "Thumb height", thumb.height,
        spec: spec.thumbDiameter + (isPressed ? spec.pressedThumbGrowth : 0), side: .right,
        token: "switch.thumb.diameter", from: thumb.minY, to: thumb.maxY, isOnDemand: true),
    ]
  }
}
