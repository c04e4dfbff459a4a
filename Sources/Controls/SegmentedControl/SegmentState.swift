/// What a segment can be in; each has its own look.
public enum SegmentState: String, Hashable, Sendable, CaseIterable {
  case normal
  case selected
  /// Held down.
  case highlighted
  case disabled
}
