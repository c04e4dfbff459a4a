import Canvas

/// What another program drags over a segment has it selected. spec: rendering 6, spring loading
extension SegmentedBehavior {
  /// - Parameters:
  ///   - point: where what is dragged is now; nil for not over the control.
  ///   - time: when it came there.
  ///   - actions: what the owner has to be told.
  mutating func drag(over point: Point?, at time: Instant, actions: inout [ControlAction]) {
    activateSpringLoaded(by: time, &actions)
    let part = point.flatMap { index(at: $0, time) }
    springLoading.move(over: part.flatMap { canActivate($0) ? $0 : nil }, at: time)
  }

  /// Selects what is due by a moment, as the user's change, at the moment that it was due.
  mutating func activateSpringLoaded(by time: Instant, _ actions: inout [ControlAction]) {
    guard let due = springLoading.takeDue(at: time), phase == .idle, canActivate(due.part) else {
      return
    }
    visitedIndex = due.part
    _ = perform(.select(due.part), at: due.moment, actions: &actions)
  }

  /// Whether selecting a segment changes anything.
  private func canActivate(_ index: Int) -> Bool {
    isEnabled(index) && !selectedIndices.contains(index)
  }
}

extension SegmentedControl {
  /// - Parameter point: as the behaviour counts; nil for not over the control.
  func drag(over point: Point?) {
    change(reason: "drag") { behavior, time, actions in
      behavior.drag(over: point, at: time, actions: &actions)
    }
  }
}
