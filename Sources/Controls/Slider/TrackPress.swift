/// What pressing a slider's track beside the thumb does.
public enum TrackPress: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The thumb goes to the pointer and is dragged on. spec: rendering, 5.5
  case jump
  /// Nothing, as under a finger.
  case ignore
  /// The value moves a tenth of its range towards the pointer.
  case page
}
