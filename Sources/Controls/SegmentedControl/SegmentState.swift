/// What a segment can be in; each has its own look.
public enum SegmentState: String, Hashable, Sendable, CaseIterable {
  /// Neither selected nor held; also for states that have no look of their own.
  case normal
  /// Selected.
  case selected
  /// Held down.
  case highlighted
  /// Not to be acted on.
  case disabled
}
