/// When a slider's thumb goes to the values that it rests at.
public enum SliderSnap: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// When it is let go. spec: ios-slider, Stepped Slider
  case release
  /// While it is dragged, from one to the next.
  case always
  /// While it is dragged, near one of them only; without steps, near a tick.
  case magnetic
}
