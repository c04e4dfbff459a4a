import Canvas

/// What a button does: it is pressed, and does what it is for when it is let go within reach.
public struct ButtonBehavior: ControlBehavior, Sendable {
  /// Nothing of a button moves.
  public var motion = MotionPreference.full

  /// The figures it goes by.
  public var metrics = ButtonMetrics.regular

  /// How much more room the title has for larger text.
  var growth = 1.0

  /// The figures with that room.
  var grown: ButtonMetrics { metrics.grown(by: growth) }

  /// The button's width, pt.
  public var width = 0.0

  private var phase = Phase.idle

  private enum Phase: Hashable, Sendable {
    case idle
    case pressed(isWithinReach: Bool)
    /// Space is down.
    case keyHeld
  }

  /// A button that is not pressed.
  public init() {}

  public var isPressed: Bool { phase != .idle }

  public mutating func adopt(_ metrics: ControlMetrics) { self.metrics = metrics.button }

  public func accepts(pressAt point: Point, at time: Instant) -> Bool { true }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event): handle(event, &actions)
    case .key(let event): handle(event, &actions)
    case .scroll: break
    case .cancel: phase = .idle
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard action == .press else { return false }
    actions.append(.triggered(nil))
    return true
  }

  public func state(at time: Instant) -> ButtonState {
    ButtonState(
      isPressed: phase == .keyHeld || phase == .pressed(isWithinReach: true), metrics: metrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame { .rest }

  private mutating func handle(_ event: PointerEvent, _ actions: inout [ControlAction]) {
    switch event.phase {
    case .pressed: phase = .pressed(isWithinReach: true)
    case .moved, .released:
      guard case .pressed = phase else { return }
      let isWithinReach = isWithinReach(event.position)
      phase = event.phase == .moved ? .pressed(isWithinReach: isWithinReach) : .idle
      if event.phase == .released && isWithinReach { actions.append(.triggered(nil)) }
    case .left: break
    }
  }

  private mutating func handle(_ event: KeyEvent, _ actions: inout [ControlAction]) {
    switch (event.key, event.phase, phase) {
    case (.space, .down, .idle):
      if !event.isRepeat { phase = .keyHeld }
    case (.space, .up, .keyHeld):
      phase = .idle
      actions.append(.triggered(nil))
    case (.enter, .down, .idle):
      if !event.isRepeat { actions.append(.triggered(nil)) }
    default:
      break
    }
  }

  /// Where a press could have begun.
  private func isWithinReach(_ point: Point) -> Bool {
    let grown = grown
    let slop = (grown.hitHeight - grown.height) / 2
    return Rect(minX: 0, minY: -slop, maxX: width, maxY: grown.height + slop).contains(point)
  }
}
