import Canvas
import Controls

/// The behavior of a stepper: a press steps once, and a held press repeats.
public struct StepperBehavior: ControlBehavior {
  public enum Button: Hashable, Sendable {
    case minus
    case plus

    var step: Int { self == .plus ? 1 : -1 }
  }

  /// The visual state of a stepper at a point in time.
  public struct State: Hashable, Sendable {
    public var value: Int
    /// The button that the pointer presses; `nil` while the pointer is outside.
    public var pressed: Button?
    /// The buttons that can change the value further.
    public var available: Set<Button>
  }

  /// A press of a button by the pointer.
  private struct Hold: Hashable {
    var button: Button
    var isInside: Bool
    var nextStep: Instant
    var initialValue: Int
  }

  public private(set) var value: Int
  public let range: ClosedRange<Int>
  public let metrics: StepperMetrics

  /// Required by the protocol; a stepper has no animations.
  public var motion = MotionPreference.full

  private var hold: Hold?
  private var isKeyDown = false

  public init(value: Int, in range: ClosedRange<Int>, metrics: StepperMetrics = StepperMetrics()) {
    self.value = min(max(value, range.lowerBound), range.upperBound)
    self.range = range
    self.metrics = metrics
  }

  public var isPressed: Bool { hold != nil || isKeyDown }

  public func shouldBeginPress(at point: Point, time: Instant) -> Bool {
    button(at: point) != nil
  }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event): handle(event, time, &actions)
    case .key(let event) where event.phase == .down: keyDown(event.key, &actions)
    case .key: keyUp(&actions)
    case .cancel: cancel(&actions)
    case .scroll: break
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    switch action {
    case .increment: step(.plus, &actions)
    case .decrement: step(.minus, &actions)
    case .setValue(let number): setByUser(number, &actions)
    default: false
    }
  }

  /// Sets the nearest valid value, or returns `false` for NaN.
  private mutating func setByUser(_ number: Double, _ actions: inout [ControlAction]) -> Bool {
    if number.isNaN { return false }
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    let inside = min(max(number, limits.lowerBound), limits.upperBound).rounded()
    let target = Int(exactly: inside) ?? (inside < 0 ? range.lowerBound : range.upperBound)
    if target != value {
      value = target
      actions.append(.valueChanged(.number(Double(value))))
    }
    return true
  }

  /// Sets the value from code, without sending an action.
  public mutating func setValue(_ value: Int) {
    hold = nil
    self.value = min(max(value, range.lowerBound), range.upperBound)
  }

  public func state(at time: Instant) -> State {
    var available: Set<Button> = []
    if value > range.lowerBound { available.insert(.minus) }
    if value < range.upperBound { available.insert(.plus) }
    return State(
      value: value, pressed: hold.flatMap { $0.isInside ? $0.button : nil }, available: available)
  }

  /// A held button requests a frame only for its next step.
  public func nextFrame(after time: Instant) -> NextFrame {
    guard let hold, hold.isInside, canStep(hold.button) else { return .idle }
    return .at(hold.nextStep)
  }

  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    while var current = hold, current.isInside, current.nextStep <= time, canStep(current.button) {
      _ = step(current.button, &actions)
      current.nextStep = current.nextStep.advanced(by: metrics.repeatInterval)
      hold = current
    }
  }

  // MARK: Pointer

  private mutating func handle(
    _ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    switch event.phase {
    case .pressed: press(at: event.position, time, &actions)
    case .moved: move(to: event.position, time)
    case .released: release(&actions)
    case .exited: break
    }
  }

  private func button(at point: Point) -> Button? {
    [.minus, .plus].first { metrics.frame(of: $0).contains(point) }
  }

  private mutating func press(
    at point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    guard let button = button(at: point) else { return }
    keyUp(&actions)
    actions.append(.editingBegan)
    hold = Hold(
      button: button, isInside: true, nextStep: time.advanced(by: metrics.repeatDelay),
      initialValue: value)
    _ = step(button, &actions)
  }

  private mutating func move(to point: Point, _ time: Instant) {
    guard var hold else { return }
    let isInside = button(at: point) == hold.button
    if isInside && !hold.isInside {
      hold.nextStep = time.advanced(by: metrics.repeatDelay)
    }
    hold.isInside = isInside
    self.hold = hold
  }

  private mutating func release(_ actions: inout [ControlAction]) {
    if hold == nil { return }
    hold = nil
    actions.append(.editingEnded)
  }

  private mutating func cancel(_ actions: inout [ControlAction]) {
    keyUp(&actions)
    guard let hold else { return }
    if value != hold.initialValue {
      value = hold.initialValue
      actions.append(.valueChanged(.number(Double(value))))
    }
    release(&actions)
  }

  // MARK: Keys

  private mutating func keyDown(_ key: Key, _ actions: inout [ControlAction]) {
    let button: Button? =
      switch key {
      case .up, .right: .plus
      case .down, .left: .minus
      default: nil
      }
    guard let button else { return }
    if !isKeyDown { actions.append(.editingBegan) }
    isKeyDown = true
    _ = step(button, &actions)
  }

  private mutating func keyUp(_ actions: inout [ControlAction]) {
    if !isKeyDown { return }
    isKeyDown = false
    actions.append(.editingEnded)
  }

  // MARK: Steps

  private func canStep(_ button: Button) -> Bool { range.contains(value + button.step) }

  private mutating func step(_ button: Button, _ actions: inout [ControlAction]) -> Bool {
    if !canStep(button) { return false }
    value += button.step
    actions.append(.valueChanged(.number(Double(value))))
    return true
  }
}
