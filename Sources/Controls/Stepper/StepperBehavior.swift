import Canvas

/// The logic of a stepper: a press steps, and a held press repeats.
/// spec: docs/spec/window.md#parts/stepper
public struct StepperBehavior: DecidableBehavior, InputHandling, Sendable {
  /// One of the two buttons.
  public enum Half: Hashable, Sendable {
    /// Steps down.
    case minus
    /// Steps up.
    case plus
  }

  struct Hold: Hashable, Sendable {
    var half: Half
    var isInside = true
    var nextStep: Instant
    /// The value to restore when the press is canceled.
    var initialValue: Double
  }

  /// The value shown; it may still be undecided.
  public private(set) var value: Double
  /// The range of the value.
  public private(set) var range: ClosedRange<Double>
  /// The step, above 0.
  public private(set) var step: Double
  /// The metrics.
  public var metrics = StepperMetrics.regular
  /// The scale for larger text.
  var growth = 1.0

  var grown: StepperMetrics { metrics.grown(by: growth) }

  /// The width, in points.
  public var width: Double
  /// Unused, as a stepper does not animate.
  public var motion = MotionPreference.full

  public var asksFirst = false
  /// The value before the pending change.
  private var proposed: Proposal<Double>?
  private var hold: Hold?
  private var isKeyEditing = false
  /// The fraction of a notch that did not make a step yet.
  private var wheelRest = 0.0
  /// The most steps to catch up with in one frame.
  private static let mostSteps = 100

  /// The behavior of an idle stepper.
  ///
  /// - Parameters:
  ///   - value: Clamped to the range; NaN becomes the lower bound.
  ///   - step: Above 0; other values become 1.
  public init(value: Double, in range: ClosedRange<Double>, step: Double = 1) {
    self.range = range
    self.step = step > 0 && step.isFinite ? step : 1
    width = metrics.size.width
    self.value = range.lowerBound
    self.value = inside(value)
  }

  public var isPressed: Bool { hold != nil || isKeyEditing }

  public func shouldBeginPress(at point: Point, time: Instant) -> Bool { half(at: point) != nil }

  /// Accepts scroll events that change the value; while a button is held, all of them.
  public func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool {
    guard proposed == nil, scroll.deltaY.isFinite, scroll.deltaY != 0 else { return false }
    return hold != nil || canStep(scroll.deltaY < 0 ? .plus : .minus)
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    if proposed != nil { return false }
    switch action {
    case .increment: return edit(to: moved(by: 1), time, &actions)
    case .decrement: return edit(to: moved(by: -1), time, &actions)
    case .setValue(let number):
      if number.isNaN { return false }
      _ = edit(to: inside(number), time, &actions)
      return true
    default: return false
    }
  }

  public func state(at time: Instant) -> StepperState {
    StepperState(
      value: value, pressed: hold.flatMap { $0.isInside ? $0.half : nil },
      canDecrease: value > range.lowerBound, canIncrease: value < range.upperBound,
      pendingRing: proposed?.ring(at: time, motion), metrics: grown)
  }

  /// A held button wakes for its next step only.
  public func nextFrame(after time: Instant) -> NextFrame {
    if let proposed { return proposed.nextFrame(after: time) }
    guard let hold, hold.isInside, canStep(hold.half) else { return .idle }
    return .at(hold.nextStep)
  }

  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    var steps = 0
    while var current = hold, current.isInside, current.nextStep <= time, canStep(current.half) {
      move(by: current.half == .plus ? 1 : -1, &actions)
      steps += 1
      let start = steps < Self.mostSteps ? current.nextStep : time
      current.nextStep = start.advanced(by: max(metrics.repeatInterval, 0.001))
      hold = current
    }
  }

  // MARK: Values

  /// Changes the value on behalf of the app; NaN and the current value are ignored.
  public mutating func setValue(_ value: Double, actions: inout [ControlAction]) {
    let isCurrent = inside(value) == self.value || hold != nil && inside(value) == committedValue
    if value.isNaN || (isCurrent && proposed == nil) { return }
    proposed = nil
    if hold != nil { actions.append(.editingEnded) }
    hold = nil
    endKeyEditing(&actions)
    self.value = inside(value)
  }

  /// Changes the range and clamps the value; a pending change is dropped.
  public mutating func setRange(_ range: ClosedRange<Double>) {
    if range == self.range { return }
    self.range = range
    if var hold {
      hold.initialValue = inside(hold.initialValue)
      self.hold = hold
    }
    value = inside(proposed?.value ?? value)
    proposed = nil
  }

  private func inside(_ number: Double) -> Double { range.nearest(to: number) }

  private func canStep(_ half: Half) -> Bool {
    half == .plus ? value < range.upperBound : value > range.lowerBound
  }

  /// The value some steps further, without accumulated rounding errors.
  private func moved(by steps: Double) -> Double {
    let target = inside(value + steps * step)
    let start = range.lowerBound.isFinite ? range.lowerBound : 0
    let exact = ((target - start) / step).rounded() * step + start
    return abs(exact - target) < step * 1e-6 ? inside(exact) : target
  }

  private mutating func move(by steps: Double, _ actions: inout [ControlAction]) {
    let target = moved(by: steps)
    if target == value { return }
    value = target
    // While a button is held, the app is asked for the last value only.
    if !(asksFirst && hold != nil) { actions.append(.valueChanged(.number(value))) }
  }

  private mutating func edit(
    to target: Double, _ time: Instant, _ actions: inout [ControlAction]
  ) -> Bool {
    if target == value { return false }
    actions.append(.editingBegan)
    change(to: target, time, &actions)
    actions.append(.editingEnded)
    return true
  }

  private mutating func change(
    to target: Double, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    if asksFirst { proposed = Proposal(value: value, start: time) }
    value = target
    actions.append(asksFirst ? .proposed(.number(value)) : .valueChanged(.number(value)))
  }

  // MARK: Pointer

  private func half(at point: Point) -> Half? {
    let buttonWidth = grown.buttonWidth
    if point.x < buttonWidth { return .minus }
    return point.x >= width - buttonWidth ? .plus : nil
  }

  private func isReached(_ half: Half, from point: Point) -> Bool {
    let grown = grown
    let slop = max(0, (grown.hitHeight - grown.size.height) / 2)
    return self.half(at: point) == half && point.x >= 0 && point.x < width
      && point.y >= -slop && point.y < grown.size.height + slop
  }

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    guard let half = half(at: event.position) else { return }
    endKeyEditing(&actions)
    actions.append(.editingBegan)
    hold = Hold(half: half, nextStep: time.advanced(by: metrics.repeatDelay), initialValue: value)
    move(by: half == .plus ? 1 : -1, &actions)
  }

  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    guard var hold else { return }
    let isInside = isReached(hold.half, from: point)
    if isInside && !hold.isInside { hold.nextStep = time.advanced(by: metrics.repeatDelay) }
    hold.isInside = isInside
    self.hold = hold
  }

  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    guard let hold else { return }
    self.hold = nil
    if asksFirst && value != hold.initialValue {
      proposed = Proposal(value: hold.initialValue, start: time)
      actions.append(.proposed(.number(value)))
    }
    actions.append(.editingEnded)
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    endKeyEditing(&actions)
    guard let hold else { return }
    self.hold = nil
    if value != hold.initialValue {
      value = hold.initialValue
      if !asksFirst { actions.append(.valueChanged(.number(value))) }
    }
    actions.append(.editingEnded)
  }

  // MARK: Keys and wheel

  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    if hold != nil { return }
    let target =
      switch event.key {
      case .up: moved(by: 1)
      case .down: moved(by: -1)
      case .pageUp: moved(by: metrics.pageSteps)
      case .pageDown: moved(by: -metrics.pageSteps)
      case .home where range.lowerBound.isFinite: range.lowerBound
      case .end where range.upperBound.isFinite: range.upperBound
      default: value
      }
    if target == value { return }
    if !isKeyEditing {
      isKeyEditing = true
      actions.append(.editingBegan)
    }
    change(to: target, time, &actions)
  }

  mutating func endKeyEditing(_ actions: inout [ControlAction]) {
    if !isKeyEditing { return }
    isKeyEditing = false
    actions.append(.editingEnded)
  }

  /// Up is more, one step per notch.
  mutating func turnWheel(_ event: ScrollEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    if hold != nil { return }
    // A change of direction starts over.
    if wheelRest * event.deltaY > 0 { wheelRest = 0 }
    let notches = min(max(wheelRest - event.deltaY, -1e6), 1e6)
    let whole = notches.rounded(.towardZero)
    wheelRest = notches - whole
    if whole != 0 { _ = edit(to: moved(by: whole), time, &actions) }
  }

  // MARK: Decisions

  /// The value that the app knows.
  public var committedValue: Double {
    proposed?.value ?? (asksFirst ? hold?.initialValue : nil) ?? value
  }

  public var proposal: ControlValue? { proposed == nil ? nil : .number(value) }

  public mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction]) {
    guard let proposal, let before = proposed?.value else { return }
    proposed = nil
    if !isAccepted { value = inside(before) }
    actions.append(isAccepted ? .valueChanged(proposal) : .refused(proposal))
  }
}
