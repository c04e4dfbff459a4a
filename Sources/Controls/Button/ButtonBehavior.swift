import Canvas

/// The logic of a button: it triggers when it is released within its hit area.
public struct ButtonBehavior: InputHandling, Sendable {
  /// The metrics.
  public var metrics = ButtonMetrics.regular
  /// The scale for larger text.
  var growth = 1.0

  var grown: ButtonMetrics { metrics.grown(by: growth) }

  /// The width, in points.
  public var width = 0.0
  /// The height of the frame, in points, which can be higher than the button.
  var height = 0.0

  private var phase = Phase.idle

  private enum Phase: Hashable, Sendable {
    case idle
    case pressed(isWithinReach: Bool)
    case keyHeld
  }

  /// A button that is not pressed.
  public init() {}

  public var isPressed: Bool { phase != .idle }
  var isPending: Bool { false }

  public mutating func adopt(_ metrics: ControlMetrics) {
    self.metrics = metrics[ButtonMetrics.self]
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard action == .press else { return false }
    actions.append(.triggered(nil))
    return true
  }

  public func state(at time: Instant) -> ButtonState {
    ButtonState(isPressed: phase == .keyHeld || phase == .pressed(isWithinReach: true))
  }

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    phase = .pressed(isWithinReach: true)
  }

  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    if case .pressed = phase { phase = .pressed(isWithinReach: isWithinReach(point)) }
  }

  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    guard case .pressed = phase else { return }
    phase = .idle
    if isWithinReach(point) { actions.append(.triggered(nil)) }
  }

  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    if event.isRepeat || phase != .idle { return }
    switch event.key {
    case .space: phase = .keyHeld
    case .enter: actions.append(.triggered(nil))
    default: break
    }
  }

  mutating func keyUp(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    guard key == .space, phase == .keyHeld else { return }
    phase = .idle
    actions.append(.triggered(nil))
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) { phase = .idle }

  private func isWithinReach(_ point: Point) -> Bool {
    let grown = grown
    let slop = (grown.hitHeight - grown.height) / 2
    let bottom = max(height, grown.height) + slop
    return Rect(minX: 0, minY: -slop, maxX: width, maxY: bottom).contains(point)
  }
}

/// A control that is pressed: the superclass of ``Button``, ``GlyphButton`` and ``LinkButton``.
public class PressControl: BehaviorControl<ButtonBehavior> {
  /// Calls a closure on each press, when the button is released.
  @discardableResult
  public func onPress(_ body: @escaping () -> Void) -> Subscription {
    observe { action in
      if case .triggered = action { body() }
    }
  }

  public override var hitOutsets: Insets {
    let grown = behavior.grown
    return Insets(horizontal: 0, vertical: (grown.hitHeight - grown.height) / 2)
  }

  public override var handledKeys: Set<Key> { [.space, .enter] }

  public override func cursor(at point: Point) -> Cursor? { pressCursor }

  public override func layout(in context: LayoutContext) {
    behavior.growth = context.growth
    (behavior.width, behavior.height) = (frame.width, frame.height)
  }
}
