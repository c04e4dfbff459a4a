/// The state of a segment that an appearance is for.
public enum SegmentState: String, Hashable, Sendable, CaseIterable {
  /// The default, also for states without an appearance of their own.
  case normal
  /// Selected.
  case selected
  /// Pressed.
  case highlighted
  /// Disabled.
  case disabled
}
