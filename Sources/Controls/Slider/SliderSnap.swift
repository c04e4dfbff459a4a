/// The snapping of a slider's thumb to steps or ticks.
public enum SliderSnap: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// On release. spec: ios-slider, Stepped Slider
  case release
  /// During the drag, from one step or tick to the next.
  case always
  /// During the drag, but only near a step or, without steps, a tick.
  case magnetic
}
