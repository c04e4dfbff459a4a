import Canvas

extension SegmentedControl {
  var segmentedSemantics: Semantics {
    let state = state
    let count = state.segmentCount
    return Semantics(
      role: .segmented, label: label,
      value: .selection(
        selectedIndices, count: count, allowsSeveral: selectionMode == .multiple,
        orientation: axis.isVertical ? .vertical : nil),
      actions: offeredActions, isPending: isPending,
      parts: state.segments.compactMap { segment in
        segment.index.map { semantics(of: segment, at: $0, count, state) }
      })
  }

  private func semantics(
    of shown: ShownSegment, at index: Int, _ count: Int, _ state: SegmentedState
  ) -> Semantics {
    let isSelected = selectedIndices.contains(index)
    let value: SemanticsValue =
      selectionMode == .momentary
      ? .none : .choice(isSelected: isSelected, index: index, count: count)
    let spoken = shown.segment.spokenLabel
    return Semantics(
      role: .segment, label: spoken, value: value, actions: offeredActions,
      // It would be spoken twice.
      help: shown.segment.helpTag.flatMap { $0 == spoken ? nil : $0 },
      identifier: identifier.map { "\($0)-\(shown.segment.id?.rawValue ?? "\(index)")" },
      frame: isPopUp ? behaviorFrame : axis.frameRect(state.frame(of: shown), in: behaviorFrame),
      isEnabled: shown.segment.isEnabled, isFocused: state.focusedIndex == index, key: shown.key)
  }

  private var offeredActions: SemanticsActions {
    let canDeselect = selectionMode == .multiple || (allowsEmptySelection && !isMomentary)
    return canDeselect ? [.select, .deselect] : .select
  }
}
