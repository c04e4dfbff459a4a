import Canvas
import Controls

/// What a control does, as a value: what it looks like at any time follows from it, as long as nothing
/// else comes.
enum BehaviorSnapshot: Hashable {
  case toggle(SwitchBehavior)
  case slider(SliderBehavior)
  case segmented(SegmentedBehavior)

  /// Nil for a control of another kind.
  @MainActor
  init?(_ control: Control) {
    switch control {
    case let toggle as Switch: self = .toggle(toggle.behavior)
    case let slider as Slider: self = .slider(slider.behavior)
    case let segmented as SegmentedControl: self = .segmented(segmented.behavior)
    default: return nil
    }
  }

  /// Has a control of the same kind do the same.
  @MainActor
  func restore(to control: Control) {
    switch (self, control) {
    case (.toggle(let saved), let toggle as Switch):
      toggle.change(reason: "restored") { behavior, _, _ in behavior = saved }
    case (.slider(let saved), let slider as Slider):
      slider.change(reason: "restored") { behavior, _, _ in behavior = saved }
    case (.segmented(let saved), let segmented as SegmentedControl):
      segmented.change(reason: "restored") { behavior, _, _ in behavior = saved }
    default: break
    }
  }

  /// Whether something moves in the frame after a time.
  func isMoving(at time: Instant) -> Bool {
    switch self {
    case .toggle(let behavior): behavior.nextFrame(after: time) == .tick
    case .slider(let behavior): behavior.nextFrame(after: time) == .tick
    case .segmented(let behavior): behavior.nextFrame(after: time) == .tick
    }
  }

  /// Whether it is held.
  var isPressed: Bool {
    switch self {
    case .toggle(let behavior): behavior.isPressed
    case .slider(let behavior): behavior.isPressed
    case .segmented(let behavior): behavior.isPressed
    }
  }

  /// What the control looks like at a time.
  func state(at time: Instant) -> AnyHashable {
    switch self {
    case .toggle(let behavior): behavior.state(at: time)
    case .slider(let behavior): behavior.state(at: time)
    case .segmented(let behavior): behavior.state(at: time)
    }
  }
}
