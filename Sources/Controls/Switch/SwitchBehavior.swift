import Canvas

/// What a switch does. spec: rendering, 5.4, Switch
public struct SwitchBehavior: ControlBehavior, Sendable {
  /// The committed value.
  public private(set) var isOn: Bool

  /// The end that the thumb shows or moves to; it differs from the value while held.
  public private(set) var isShownOn: Bool

  public var motion = MotionPreference.full

  private var phase = Phase.idle
  private var slide: Slide
  private var thumbWidth = Animated(SwitchMetrics.thumbDiameter)
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

  public init(isOn: Bool) {
    self.isOn = isOn
    isShownOn = isOn
    slide = Slide(isOn ? 1 : 0)
    trackMix = DelayedFade(isOn ? 1 : 0)
  }

  public var isPressed: Bool { phase != .idle }

  public func accepts(pressAt point: Point, at time: Instant) -> Bool { true }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
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

  /// A program's change: it ends a press and is not told to the owner.
  public mutating func setOn(_ isOn: Bool, animated: Bool, at time: Instant) {
    self.isOn = isOn
    endPress(time, showing: isOn)
    if !animated {
      slide.set(isOn ? 1 : 0)
      trackMix.set(isOn ? 1 : 0)
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard action == .toggle else { return false }
    commit(!isOn, time, &actions)
    return true
  }

  public func state(at time: Instant) -> SwitchState {
    SwitchState(
      isOn: isOn, isShownOn: isShownOn, position: slide.sample(at: time),
      thumbWidth: thumbWidth.value(at: time), trackMix: trackMix.value(at: time),
      isPressed: isPressed)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    let isStill = slide.isSettled(at: time) && thumbWidth.isSettled(at: time)
    return isStill ? trackMix.nextFrame(after: time) : .tick
  }

  // MARK: Pointer

  private mutating func press(at point: Point, _ time: Instant) {
    let distance = isShownOn ? SwitchMetrics.size.width - point.x : point.x
    phase = .pressed(
      Press(start: point, isNearThumb: distance <= SwitchMetrics.nearThumbDistance))
    stretch(time)
  }

  private mutating func move(to point: Point, _ time: Instant) {
    guard case .pressed(var press) = phase else { return }
    if press.start.distance(to: point) > SwitchMetrics.slop { press.hasLeftSlop = true }
    if let shown = shownEnd(at: point.x, press), shown != isShownOn {
      press.hasFlipped = true
      show(shown, time)
    }
    phase = .pressed(press)
  }

  /// The end that a held pointer asks for; nil for the one that is shown already.
  private func shownEnd(at x: Double, _ press: Press) -> Bool? {
    if press.isNearThumb || press.hasFlipped {
      if x == SwitchMetrics.middle { return nil }
      return x > SwitchMetrics.middle
    }
    let towardsOtherEnd = isShownOn ? press.start.x - x : x - press.start.x
    return towardsOtherEnd >= SwitchMetrics.farDragDistance ? !isShownOn : nil
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
    let hasChanged = value != isOn
    isOn = value
    endPress(time, showing: value)
    if hasChanged {
      actions.append(.valueChanged(.isOn(value)))
      actions.append(.haptic(.light))
    }
  }

  private mutating func endPress(_ time: Instant, showing end: Bool) {
    if isPressed {
      phase = .idle
      thumbWidth.animate(
        to: SwitchMetrics.thumbDiameter, with: SwitchMetrics.releaseSpring.adapted(to: motion),
        at: time)
    }
    show(end, time)
  }

  private mutating func stretch(_ time: Instant) {
    thumbWidth.animate(
      to: SwitchMetrics.pressedThumbWidth, with: SwitchMetrics.pressSpring.adapted(to: motion),
      at: time)
  }

  private mutating func show(_ end: Bool, _ time: Instant) {
    if end == isShownOn { return }
    isShownOn = end
    slide.move(
      to: end ? 1 : 0, with: SwitchMetrics.slideSpring, motion: motion, at: time,
      unit: SwitchMetrics.travel)
    trackMix.flip(to: end ? 1 : 0, at: time)
  }
}
