/// The position of a segment, in reading order.
public enum SegmentKind: String, CaseIterable, Hashable, Sendable {
  /// Any position without a setting of its own.
  case any
  /// The first segment.
  case first
  /// A segment between others.
  case middle
  /// The last segment.
  case last
  /// The only segment.
  case alone

  init(at index: Int, of count: Int) {
    self = count == 1 ? .alone : index == 0 ? .first : index == count - 1 ? .last : .middle
  }
}
