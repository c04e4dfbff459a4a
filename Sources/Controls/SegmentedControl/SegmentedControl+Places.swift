import Canvas

extension SegmentedControl {
  func focusShape(_ state: SegmentedState) -> RoundedRectangle {
    if behavior.mode == .single && behavior.selectionFollowsFocus {
      return RoundedRectangle(behaviorFrame, radius: metrics.cornerRadius, curve: .continuous)
    }
    let segment = state.focusedIndex.map { state.segmentFrame(at: $0) } ?? behaviorFrame
    return RoundedRectangle(
      axis.frameRect(segment.inset(by: metrics.pillInset), in: behaviorFrame),
      radius: metrics.pillCornerRadius, curve: .continuous)
  }

  private func index(at point: Point) -> Int? {
    let reach = behaviorFrame.outset(by: hitOutsets)
    if isPopUp || !reach.contains(point) { return nil }
    return behavior.index(at: axis.behaviorPoint(point, in: behaviorFrame), now)
  }

  func segmentCursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled || isPending { return cursor }
    if isPopUp { return .pointingHand }
    return index(at: point).map { behavior.isEnabled($0) } == true ? .pointingHand : nil
  }

  func segmentHelpTag(at point: Point) -> HelpTag? {
    guard let index = index(at: point), let text = helpText(at: index) else { return nil }
    return HelpTag(text, frame: axis.frameRect(state.segmentFrame(at: index), in: behaviorFrame))
  }

  /// The help tag of a segment, after its title if that is truncated.
  private func helpText(at index: Int) -> String? {
    let segment = segments[index]
    if !titleFit.truncated.contains(index) { return segment.helpTag }
    return [segment.title, segment.helpTag].compactMap { $0 }.joined(separator: ": ")
  }
}
