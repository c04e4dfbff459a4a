/// Which segment something is for, in the order in which one reads.
public enum SegmentKind: String, CaseIterable, Hashable, Sendable {
  /// Every one that nothing else is said of.
  case any
  /// The one where reading begins.
  case first
  /// One with neighbours on both sides.
  case middle
  /// The one where reading ends.
  case last
  /// The only one.
  case alone

  /// What a segment is among a number of them.
  init(at index: Int, of count: Int) {
    self = count == 1 ? .alone : index == 0 ? .first : index == count - 1 ? .last : .middle
  }
}
