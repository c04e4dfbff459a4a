import Canvas
import Controls

extension Switch {
  /// What a replay says of it in each frame.
  var traced: [JSON.Member] {
    let state = state
    // Places are counted from the left, whichever side reading begins on.
    let isMirrored = scene?.environment.direction == .rightToLeft
    let width = metrics.size.width
    let thumbX = isMirrored ? width - state.thumbX - state.thumbWidth : state.thumbX
    return [
      .init("isOn", .bool(state.isOn)), .init("shown", .bool(state.isShownOn)),
      .init("thumbX", .number(thumbX)), .init("thumbWidth", .number(state.thumbWidth)),
      .init("trackMix", .number(state.trackMix)), .init("pressed", .bool(state.isPressed)),
      .init("pending", .bool(isPending)), .init("mixed", .bool(state.isMixed)),
    ]
  }
}
