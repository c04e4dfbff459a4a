struct SegmentStatus: Hashable, Sendable {
  var isSelected = false
  var isHighlighted = false
  var isDisabled = false

  var state: SegmentState { isDisabled ? .disabled : isHighlighted ? .highlighted : unpressed }

  /// The state without disabled and highlighted.
  var unpressed: SegmentState { isSelected ? .selected : .normal }

  /// The states to look up, in order.
  var states: [SegmentState] { [state, unpressed, .normal] }
}
