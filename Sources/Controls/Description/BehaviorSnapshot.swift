import Canvas

/// The behavior of a control at one moment, which determines all later states without input.
package struct BehaviorSnapshot: Hashable {
  let behavior: any ControlBehavior

  /// `nil` for a control without a behavior.
  @MainActor
  package init?(_ control: Control) {
    guard let behavior = control.currentBehavior else { return nil }
    self.behavior = behavior
  }

  @MainActor
  package func restore(to control: Control) { control.restore(behavior) }

  package func isMoving(at time: Instant) -> Bool { behavior.nextFrame(after: time) == .tick }

  /// Whether a pointer or a key is held.
  package var isPressed: Bool { behavior.isPressed }

  package func state(at time: Instant) -> AnyHashable {
    func state(_ behavior: some ControlBehavior) -> AnyHashable { behavior.state(at: time) }
    return state(behavior)
  }

  package static func == (one: Self, other: Self) -> Bool {
    func isEqual<Behavior: ControlBehavior>(_ behavior: Behavior) -> Bool {
      behavior == other.behavior as? Behavior
    }
    return isEqual(one.behavior)
  }

  package func hash(into hasher: inout Hasher) { behavior.hash(into: &hasher) }
}
