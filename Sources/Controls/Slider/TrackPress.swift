/// The response to a press on a slider's track beside the thumb.
public enum TrackPress: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The thumb jumps to the pointer and is dragged. spec: rendering, 5.5
  case jump
  /// The press is ignored, as on touch screens.
  case ignore
  /// The value moves by a tenth of the range toward the pointer.
  case page
}
