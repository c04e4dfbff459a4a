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

struct SegmentStatus: Hashable, Sendable {
  var isSelected = false
  var isHighlighted = false
  var isDisabled = false

  var state: SegmentState { isDisabled ? .disabled : isHighlighted ? .highlighted : unpressed }

  var unpressed: SegmentState { isSelected ? .selected : .normal }

  var states: [SegmentState] { [state, unpressed, .normal] }
}
