import Canvas
import Controls

extension Slider {
  /// What a replay says of it in each frame.
  var traced: [JSON.Member] {
    [
      .init("value", .number(value)), .init("thumbX", .number(thumbX)),
      .init("grabbed", .bool(state.isGrabbed)),
    ]
  }
}
