import Canvas

/// The logic of a button: it triggers when it is released within its hit area.
public struct ButtonBehavior: ControlBehavior, Sendable {
  /// The metrics.
  public var metrics = ButtonMetrics.regular
  /// The scale for larger text.
  var growth = 1.0

  var grown: ButtonMetrics { metrics.grown(by: growth) }

  /// The width, in points.
  public var width = 0.0

  private var phase = Phase.idle

  private enum Phase: Hashable, Sendable {
    case idle
    case pressed(isWithinReach: Bool)
    case keyHeld
  }

  /// A button that is not pressed.
  public init() {}

  public var isPressed: Bool { phase != .idle }

  public mutating func adopt(_ metrics: ControlMetrics) { self.metrics = metrics.button }

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

  private mutating func handle(_ event: PointerEvent, _ actions: inout [ControlAction]) {
    switch event.phase {
    case .pressed: phase = .pressed(isWithinReach: true)
    case .moved, .released:
      guard case .pressed = phase else { return }
      let isWithinReach = isWithinReach(event.position)
      phase = event.phase == .moved ? .pressed(isWithinReach: isWithinReach) : .idle
      if event.phase == .released && isWithinReach { actions.append(.triggered(nil)) }
    case .exited: break
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

  private func isWithinReach(_ point: Point) -> Bool {
    let grown = grown
    let slop = (grown.hitHeight - grown.height) / 2
    return Rect(minX: 0, minY: -slop, maxX: width, maxY: grown.height + slop).contains(point)
  }
}
