import Canvas
import Controls

extension Slider {
  /// What a replay says of it in each frame.
  var traced: [JSON.Member] {
    let (state, center) = (state, thumbCenter)
    var members: [JSON.Member] = [
      .init("value", .number(value)), .init("thumbX", .number(center.x)),
      .init("grabbed", .bool(state.isGrabbed)), .init("fraction", .number(state.fraction)),
      .init("tick", tick.map { .integer($0) } ?? .null),
      .init("valueShown", .bool(isValueShown)),
    ]
    if orientation == .vertical { members.append(.init("thumbY", .number(center.y))) }
    return members
  }
}
