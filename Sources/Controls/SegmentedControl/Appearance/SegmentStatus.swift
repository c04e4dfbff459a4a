/// All that a segment is at once.
struct SegmentStatus: Hashable, Sendable {
  var isSelected = false
  var isHighlighted = false
  var isDisabled = false

  /// The one state that says most.
  var state: SegmentState {
    isDisabled ? .disabled : isHighlighted ? .highlighted : calm
  }

  /// The state without what is only so while it is held or disabled.
  var calm: SegmentState { isSelected ? .selected : .normal }

  /// The states in which something for the segment is looked for, one after the other.
  var states: [SegmentState] { [state, calm, .normal] }
}
