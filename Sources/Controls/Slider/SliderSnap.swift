/// When a slider's thumb snaps to steps or ticks.
public enum SliderSnap: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// When it is released. spec: ios-slider, Stepped Slider
  case release
  /// While it is dragged, from one to the next.
  case always
  /// While it is dragged, but only near a step or, without steps, a tick.
  case magnetic
}
