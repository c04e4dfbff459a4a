/// Which segment something is for, in the order in which one reads.
public enum SegmentKind: String, CaseIterable, Hashable, Sendable {
  /// Every one that nothing else is said of.
  case any
  case first
  case middle
  case last
  /// The only one.
  case alone

  /// What a segment is among a number of them.
  init(at index: Int, of count: Int) {
    self = count == 1 ? .alone : index == 0 ? .first : index == count - 1 ? .last : .middle
  }
}
