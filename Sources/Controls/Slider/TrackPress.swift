/// What pressing a slider's track beside the thumb does.
public enum TrackPress: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The thumb jumps to the pointer and is dragged. spec: rendering, 5.5
  case jump
  /// Nothing, as on touch screens.
  case ignore
  /// The value moves by a tenth of the range towards the pointer.
  case page
}
