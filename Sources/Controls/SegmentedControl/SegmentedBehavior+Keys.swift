import Canvas

extension SegmentedBehavior {
  var keys: Set<Key> {
    let arrows: Set<Key> = [.left, .right, .home, .end]
    return arrowsSelect && !allowsEmptySelection ? arrows : arrows.union([.space, .enter])
  }

  private var arrowsSelect: Bool { mode == .single && selectionFollowsFocus }

  var focusedIndex: Int? {
    if arrowsSelect { return shownIndex }
    if let visitedIndex, isEnabled(visitedIndex) { return visitedIndex }
    return shownIndices.filter(isEnabled).min() ?? firstEnabled
  }

  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    if isPressed {
      if event.key == .escape { cancel(time) }
      return
    }
    switch event.key {
    case .left, .right, .home, .end:
      go(event.key, isExtending: event.modifiers.contains(.shift), time, &actions)
    case .space:
      guard !event.isRepeat, let index = focusedIndex ?? firstEnabled else { return }
      phase = .keyHeld(index: index)
      if shownIndices.contains(index) { scalePill(of: index, to: metrics.pressedPillScale, time) }
    case .enter:
      if !event.isRepeat, let index = focusedIndex ?? firstEnabled {
        act(on: index, time, &actions)
      }
    default: break
    }
  }

  mutating func keyUp(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    guard key == .space, case .keyHeld(let index) = phase else { return }
    endPress(time)
    act(on: index, time, &actions)
  }

  private var firstEnabled: Int? { (0..<segmentCount).first(where: isEnabled) }

  private mutating func go(
    _ key: Key, isExtending: Bool, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    let from = focusedIndex
    let enabled = (0..<segmentCount).filter(isEnabled)
    let target: Int? =
      switch key {
      case .left: enabled.last { $0 < from ?? segmentCount }
      case .right: enabled.first { $0 > from ?? -1 }
      case .home: enabled.first
      default: enabled.last
      }
    guard let target else { return }
    if arrowsSelect { return commit([target], time, &actions) }
    visitedIndex = target
    if mode == .multiple && isExtending {
      extend(from: from ?? target, to: target, time, &actions)
    } else {
      extent = nil
    }
  }

  private mutating func extend(
    from start: Int, to end: Int, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    let extent = extent ?? Extent(anchor: start, base: selectedIndices)
    let reached = (min(extent.anchor, end)...max(extent.anchor, end)).filter(isEnabled)
    commit(extent.base.union(reached), time, &actions)
    self.extent = extent
  }
}
