/// How many segments of a control can be selected.
public enum SegmentSelectionMode: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// One, or none before one is chosen.
  case single
  /// Any number: each segment is a button of its own.
  case multiple
  /// None: segments are pressed, and tell that they were.
  case momentary
}
