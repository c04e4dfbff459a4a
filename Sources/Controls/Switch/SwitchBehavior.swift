import Canvas

/// What a switch does. spec: rendering, 5.4, Switch
public struct SwitchBehavior: DecidableBehavior, Sendable {
  /// The committed value.
  public private(set) var isOn: Bool

  /// The end that the thumb shows or moves to; it differs from the value while held.
  public private(set) var isShownOn: Bool

  public var motion = MotionPreference.full

  /// The figures it goes by; a change ends what it moves of the thumb's width.
  public var metrics: SwitchMetrics {
    didSet {
      if metrics == oldValue { return }
      thumbWidth.set(isPressed ? metrics.pressedThumbWidth : metrics.thumbDiameter)
    }
  }

  public var asksFirst = false

  /// What it would be if the owner accepted.
  private var proposed: Proposal<Bool>?

  private var phase = Phase.idle
  private var slide: Slide
  private var thumbWidth: Animated
  private var trackMix: DelayedFade

  private enum Phase: Hashable, Sendable {
    case idle
    case pressed(Press)
    /// Space is down.
    case keyHeld
  }

  private struct Press: Hashable, Sendable {
    var start: Point
    /// Whether the press began so near to the thumb that the middle decides at once.
    var isNearThumb: Bool
    var hasFlipped = false
    var hasLeftSlop = false
  }

  public init(isOn: Bool, metrics: SwitchMetrics = .regular) {
    self.metrics = metrics
    self.isOn = isOn
    thumbWidth = Animated(metrics.thumbDiameter)
    isShownOn = isOn
    slide = Slide(isOn ? 1 : 0)
    trackMix = DelayedFade(isOn ? 1 : 0)
  }

  public var isPressed: Bool { phase != .idle }

  public mutating func adopt(_ metrics: ControlMetrics) { self.metrics = metrics.switch }

  public func accepts(pressAt point: Point, at time: Instant) -> Bool { true }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    if proposal != nil { return }
    switch event {
    case .pointer(let event):
      switch event.phase {
      case .pressed: press(at: event.position, time)
      case .moved: move(to: event.position, time)
      case .released: release(at: event.position, time, &actions)
      case .left: break
      }
    case .key(let event):
      switch event.phase {
      case .down: if !event.isRepeat { keyDown(event.key, time, &actions) }
      case .up: keyUp(event.key, time, &actions)
      }
    case .scroll: break
    case .cancel: endPress(time, showing: isOn)
    }
  }

  /// A program's change: it ends a press, or the wait for the owner's word, and is not told to the owner.
  public mutating func setOn(_ isOn: Bool, animated: Bool, at time: Instant) {
    self.isOn = isOn
    proposed = nil
    endPress(time, showing: isOn)
    if !animated {
      slide.set(isOn ? 1 : 0)
      trackMix.set(isOn ? 1 : 0)
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard action == .toggle, proposal == nil else { return false }
    commit(!isOn, time, &actions)
    return true
  }

  public var proposal: ControlValue? { proposed.map { .isOn($0.value) } }

  public mutating func resolve(
    isAccepted: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    guard let value = proposed?.value else { return }
    proposed = nil
    if isAccepted {
      change(to: value, &actions)
    } else {
      show(isOn, time)
      actions.append(.refused(.isOn(value)))
    }
  }

  public func state(at time: Instant) -> SwitchState {
    SwitchState(
      isOn: isOn, isShownOn: isShownOn, position: slide.sample(at: time),
      thumbWidth: thumbWidth.value(at: time), trackMix: trackMix.value(at: time),
      isPressed: isPressed, pendingRing: proposed?.ring(at: time, motion), metrics: metrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    let isStill = slide.isSettled(at: time) && thumbWidth.isSettled(at: time)
    if !isStill { return .tick }
    let ring = proposed?.nextFrame(after: time) ?? .rest
    return trackMix.nextFrame(after: time).sooner(ring)
  }

  // MARK: Pointer

  private mutating func press(at point: Point, _ time: Instant) {
    let distance = isShownOn ? metrics.size.width - point.x : point.x
    phase = .pressed(
      Press(start: point, isNearThumb: distance <= metrics.nearThumbDistance))
    stretch(time)
  }

  private mutating func move(to point: Point, _ time: Instant) {
    guard case .pressed(var press) = phase else { return }
    if press.start.distance(to: point) > metrics.slop { press.hasLeftSlop = true }
    if let shown = shownEnd(at: point.x, press), shown != isShownOn {
      press.hasFlipped = true
      show(shown, time)
    }
    phase = .pressed(press)
  }

  /// The end that a held pointer asks for; nil for the one that is shown already.
  private func shownEnd(at x: Double, _ press: Press) -> Bool? {
    if press.isNearThumb || press.hasFlipped {
      if x == metrics.middle { return nil }
      return x > metrics.middle
    }
    let towardsOtherEnd = isShownOn ? press.start.x - x : x - press.start.x
    return towardsOtherEnd >= metrics.farDragDistance ? !isShownOn : nil
  }

  private mutating func release(
    at point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    move(to: point, time)
    guard case .pressed(let press) = phase else { return }
    let isTap = !press.hasFlipped && !press.hasLeftSlop
    commit(isTap ? !isOn : isShownOn, time, &actions)
  }

  // MARK: Keys

  private mutating func keyDown(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    switch (key, phase) {
    case (.space, .idle):
      phase = .keyHeld
      stretch(time)
    case (.enter, .idle):
      commit(!isOn, time, &actions)
    case (.escape, _):
      endPress(time, showing: isOn)
    default:
      break
    }
  }

  private mutating func keyUp(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    if key == .space && phase == .keyHeld { commit(!isOn, time, &actions) }
  }

  // MARK: Parts

  private mutating func commit(
    _ value: Bool, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    endPress(time, showing: value)
    if value == isOn { return }
    if asksFirst {
      proposed = Proposal(value: value, start: time)
      actions.append(.proposed(.isOn(value)))
    } else {
      change(to: value, &actions)
    }
  }

  private mutating func change(to value: Bool, _ actions: inout [ControlAction]) {
    isOn = value
    actions.append(.valueChanged(.isOn(value)))
    actions.append(.haptic(.light))
  }

  private mutating func endPress(_ time: Instant, showing end: Bool) {
    if isPressed {
      phase = .idle
      thumbWidth.animate(
        to: metrics.thumbDiameter, with: metrics.releaseSpring.adapted(to: motion),
        at: time)
    }
    show(end, time)
  }

  private mutating func stretch(_ time: Instant) {
    thumbWidth.animate(
      to: metrics.pressedThumbWidth, with: metrics.pressSpring.adapted(to: motion),
      at: time)
  }

  private mutating func show(_ end: Bool, _ time: Instant) {
    if end == isShownOn { return }
    isShownOn = end
    slide.move(
      to: end ? 1 : 0, with: metrics.slideSpring, motion: motion, at: time,
      unit: metrics.travel)
    trackMix.flip(
      to: end ? 1 : 0, at: time, after: metrics.fadeDelay, duration: metrics.fadeDuration)
  }
}
