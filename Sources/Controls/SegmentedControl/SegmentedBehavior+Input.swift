import Canvas

/// spec: docs/spec/rendering.md#5.4/segmented
extension SegmentedBehavior {
  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    guard let index = index(at: event.position, time) else { return }
    extent = nil
    if !isEnabled(index) {
      phase = .pressed(index: nil)
    } else if mode == .single && index == selectedIndex {
      phase = .dragging(Drag())
      holdPill(of: index, time)
    } else {
      press(index, time)
    }
  }

  private mutating func press(_ index: Int?, _ time: Instant) {
    phase = .pressed(index: index)
    if mode == .multiple { holdPill(of: index, time) }
  }

  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    switch phase {
    case .idle, .keyHeld: break
    case .pressed(let old):
      let index = reachableIndex(at: point, time)
      if index != old { press(index, time) }
    case .dragging(var drag):
      guard let index = index(at: point, time) else { return }
      if index != selectedIndex || distance(to: point) > metrics.releaseDistance {
        drag.isTap = false
        phase = .dragging(drag)
      }
      if index == shownIndex || !isEnabled(index) { return }
      show([index], animated: true, time)
      actions.append(.haptic(.light))
    }
  }

  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    move(to: point, time, &actions)
    switch phase {
    case .idle, .keyHeld: break
    case .pressed(let index):
      endPress(time)
      if let index { act(on: index, time, &actions) }
    case .dragging(let drag):
      endPress(time)
      if let shown = shownIndex, shown != selectedIndex {
        visitedIndex = shown
        commit([shown], time, &actions)
      } else if let deferred = drag.deferred {
        select(deferred, animated: drag.isDeferredAnimated, at: time)
      } else if drag.isTap, allowsEmptySelection {
        commit([], time, &actions)
      }
    }
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) { cancel(time) }

  mutating func cancel(_ time: Instant) {
    guard case .dragging(let drag) = phase else { return endPress(time) }
    endPress(time)
    if let deferred = drag.deferred { selectedIndices = deferred }
    show(selectedIndices, animated: true, time)
  }

  mutating func endPress(_ time: Instant) {
    phase = .idle
    holdPill(of: nil, time)
  }

  /// Shrinks the pill of a segment that is shown as selected; a pill that is not held grows again.
  private mutating func holdPill(of index: Int?, _ time: Instant) {
    if let index, shownIndices.contains(index) {
      scalePill(of: index, to: metrics.pressedPillScale, time)
    } else if pillScale.target != 1 {
      scalePill(of: scaledIndex, to: 1, time)
    }
  }

  mutating func scalePill(of index: Int?, to scale: Double, _ time: Instant) {
    if imageFade != nil { return }
    scaledIndex = index
    let pillWidth = width / Double(max(segmentCount, 1)) - 2 * metrics.pillInset
    pillScale.animate(
      to: scale, with: metrics.pressSpring.adapted(to: motion), at: time, pointsPerUnit: pillWidth)
  }

  func index(at point: Point, _ time: Instant) -> Int? {
    guard width > 0, !point.x.isNaN else { return nil }
    let segments = row.shown(at: time).lazy.filter { $0.index != nil }
    return (segments.first { point.x < $0.maxX } ?? segments.last)?.index
  }

  /// The segment that a release would select; `nil` beyond reach, or if it is disabled.
  private func reachableIndex(at point: Point, _ time: Instant) -> Int? {
    // A momentary segment is left by leaving its hit area.
    let reach = mode == .momentary ? hitOutset : metrics.releaseDistance
    guard distance(to: point) <= reach, let index = index(at: point, time) else { return nil }
    return isEnabled(index) ? index : nil
  }

  private func distance(to point: Point) -> Double {
    Rect(x: 0, y: 0, width: width, height: breadth).distance(to: point)
  }

  // MARK: Spring loading. spec: docs/spec/rendering.md#6/spring-loading

  /// Moves a drag from another program to a point; `nil` outside of the control.
  mutating func drag(over point: Point?, at time: Instant, actions: inout [ControlAction]) {
    activateSpringLoaded(by: time, &actions)
    let part = point.flatMap { index(at: $0, time) }
    springLoading.move(over: part.flatMap { canActivate($0) ? $0 : nil }, at: time)
  }

  /// Selects the segment that is due, at its due time, as a change by the user.
  mutating func activateSpringLoaded(by time: Instant, _ actions: inout [ControlAction]) {
    guard let due = springLoading.takeDue(at: time), phase == .idle, canActivate(due.part) else {
      return
    }
    visitedIndex = due.part
    _ = perform(.select(due.part), at: due.moment, actions: &actions)
  }

  private func canActivate(_ index: Int) -> Bool {
    isEnabled(index) && !selectedIndices.contains(index)
  }

  // MARK: Keys

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
    case .space, .enter:
      guard !event.isRepeat, let index = focusedIndex ?? firstEnabled else { return }
      if event.key == .enter { return act(on: index, time, &actions) }
      phase = .keyHeld(index: index)
      holdPill(of: index, time)
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
