/// The number of segments that can be selected.
public enum SegmentSelectionMode: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// At most one.
  case single
  /// Any number; each segment is a toggle button.
  case multiple
  /// None; segments are push buttons.
  case momentary
}
