import Canvas

/// The logic of a disclosure: a button that opens and closes.
public struct DisclosureBehavior: ControlBehavior, Sendable {
  /// Whether it is open.
  public private(set) var isOpen: Bool

  public var motion = MotionPreference.full
  /// The metrics.
  public var metrics = DisclosureMetrics.regular

  var button = ButtonBehavior()
  /// The turn of the chevron, 0...1.
  private var turn: Transition

  /// A settled disclosure.
  public init(isOpen: Bool) {
    self.isOpen = isOpen
    turn = Transition(isOpen ? 1 : 0)
    button.metrics.height = metrics.height
    button.metrics.hitHeight = metrics.hitHeight
  }

  public var isPressed: Bool { button.isPressed }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    if case .key(let event) = event, event.phase == .down, !isPressed {
      if event.key == .right { return choose(true, time, &actions) }
      if event.key == .left { return choose(false, time, &actions) }
    }
    var pressed: [ControlAction] = []
    button.handle(event, at: time, actions: &pressed)
    if !pressed.isEmpty { choose(!isOpen, time, &actions) }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard action == .press else { return false }
    choose(!isOpen, time, &actions)
    return true
  }

  mutating func set(_ isOpen: Bool, animated: Bool, at time: Instant) {
    self.isOpen = isOpen
    let duration = animated && motion == .full ? metrics.turnDuration : 0
    turn.animate(to: isOpen ? 1 : 0, duration: duration, curve: .easeInOut, at: time)
  }

  private mutating func choose(_ isOpen: Bool, _ time: Instant, _ actions: inout [ControlAction]) {
    if isOpen == self.isOpen { return }
    set(isOpen, animated: true, at: time)
    actions.append(.valueChanged(.isOn(isOpen)))
  }

  public func state(at time: Instant) -> DisclosureState {
    DisclosureState(
      turn: turn.value(at: time), isPressed: button.state(at: time).isPressed, metrics: metrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    turn.isSettled(at: time) ? .idle : .tick
  }
}
