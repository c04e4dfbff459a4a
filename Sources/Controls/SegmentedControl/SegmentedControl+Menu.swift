import Canvas

extension SegmentedControl {
  var isPopUp: Bool { titleFit.style == .menu }

  /// The menu of a pop-up button; `nil` while the user cannot choose.
  var menuItems: [MenuItem]? {
    if !isEffectivelyEnabled || isPending || numberOfSegments == 0 { return nil }
    return segments.enumerated().map { index, segment in
      MenuItem(
        segment.spokenLabel, isOn: isMomentary ? nil : selectedIndices.contains(index),
        isEnabled: segment.isEnabled
      ) { [weak self] in
        self?.choose(index)
      }
    }
  }

  private func choose(_ index: Int) {
    guard isEffectivelyEnabled, !isPending, behavior.isEnabled(index) else { return }
    change(reason: "menu") { behavior, time, actions in behavior.act(on: index, time, &actions) }
  }

  func index(at point: Point) -> Int? {
    let reach = behaviorFrame.outset(by: hitOutsets)
    if isPopUp || !reach.contains(point) { return nil }
    return behavior.index(at: axis.behaviorPoint(point, in: behaviorFrame), now)
  }

  /// The help tag of a segment, after its title if that is truncated.
  func helpText(at index: Int) -> String? {
    let segment = segments[index]
    if !titleFit.truncated.contains(index) { return segment.helpTag }
    return [segment.title, segment.helpTag].compactMap { $0 }.joined(separator: ": ")
  }

  func semantics(
    of shown: ShownSegment, at index: Int, of count: Int, in state: SegmentedState
  ) -> Semantics {
    let isSelected = selectedIndices.contains(index)
    let value: SemanticsValue =
      isMomentary
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

  var offeredActions: SemanticsActions {
    behavior.canDeselect ? [.select, .deselect] : .select
  }
}
