import Canvas

/// Spring loading. spec: docs/spec/rendering.md#6/spring-loading
extension SegmentedBehavior {
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
}

extension SegmentedControl {
  func drag(over point: Point?) {
    change(reason: "drag") { behavior, time, actions in
      behavior.drag(over: point, at: time, actions: &actions)
    }
  }
}
