import Canvas

/// The logic of a switch, in all styles. spec: docs/spec/rendering.md#5.4/switch;
/// docs/spec/rendering.md#6
public struct SwitchBehavior: DecidableBehavior, InputHandling, Sendable {
  /// The committed value.
  public internal(set) var value: SemanticsValue.Toggle
  /// The value shown or animated to; it differs while held.
  public internal(set) var shown: SemanticsValue.Toggle

  /// The style; a change cancels a press and ends animations.
  public var style = SwitchStyle.switch { didSet { if style != oldValue { settle() } } }

  /// The response of the thumb to drags; a change applies from the next press on.
  public var dragStyle = SwitchDragStyle.snapping

  public var motion = MotionPreference.full

  private var sharedMetrics = Shared(SwitchMetrics.regular)

  /// The metrics.
  public var metrics: SwitchMetrics {
    get { sharedMetrics.value }
    set { if newValue != metrics { sharedMetrics = Shared(newValue) } }
  }

  /// The hit area of presses that do not move the thumb, in points; at first that of the regular
  /// metrics.
  public var reach = SwitchMetrics.regular.trackReach

  public var asksFirst = false

  var proposed: Proposal<SemanticsValue.Toggle>?
  /// Whether haptic feedback of the last change was given during its press.
  var playedHaptic = false
  /// The time at which the app set the switch pending.
  private(set) var heldSince: Instant?

  var phase = Phase.idle
  var slide = Slide(0)
  var thumbPress = ThumbPress()
  /// The velocity of the dragged thumb; see ``Spring/thumbTrail``.
  var trail = Animated(0)
  var trackMix = DelayedFade(0)
  /// The animations of the style checkbox; `nil` in other styles.
  var checkbox: CheckboxMotion?
  /// The animation of the style button; `nil` in other styles.
  var button: ToggleFade?

  enum Phase: Hashable, Sendable {
    case idle
    case pressed(SwitchPress)
    case keyHeld
  }

  /// An idle switch.
  public init(isOn: Bool) {
    value = isOn ? .on : .off
    shown = value
    showAtOnce(value)
  }

  /// Whether the committed value is on.
  public var isOn: Bool { value == .on }
  /// Whether the shown value is on.
  public var isShownOn: Bool { shown == .on }

  public var isPressed: Bool { phase != .idle }

  public mutating func adopt(_ metrics: ControlMetrics) {
    sharedMetrics = metrics.shared(SwitchMetrics.self)
  }

  public mutating func followMetrics(at time: Instant) {
    slide.follow(metrics.slideSpring, at: time, pointsPerUnit: metrics.travel)
  }

  // MARK: A program's changes

  /// Changes the value on behalf of the app; drops a pending change, and ends a press unless the
  /// value stays the same.
  public mutating func setOn(_ isOn: Bool, animated: Bool, at time: Instant) {
    set(isOn ? .on : .off, animated: animated, at: time)
  }

  /// Sets the value to mixed, or from mixed to off, on behalf of the app.
  public mutating func setMixed(_ isMixed: Bool, animated: Bool, at time: Instant) {
    if isMixed == (value == .mixed) { return }
    set(isMixed ? .mixed : .off, animated: animated, at: time)
  }

  private mutating func set(_ value: SemanticsValue.Toggle, animated: Bool, at time: Instant) {
    if value == self.value, isPressed, proposed == nil { return }
    self.value = value
    proposed = nil
    endPress(time, showing: value)
    if !animated { showAtOnce(value) }
  }

  /// Sets the switch pending, canceling a press, or ends that.
  public mutating func setPending(_ isPending: Bool, at time: Instant) {
    if isPending == (heldSince != nil) { return }
    if isPending && isPressed { endPress(time, showing: value) }
    heldSince = isPending ? time : nil
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard action == .toggle, !isPending else { return false }
    commit(toggled, time, &actions)
    return true
  }

  // MARK: Decisions

  public var isPending: Bool { proposed != nil || heldSince != nil }

  public var proposal: ControlValue? { proposed.map { .isOn($0.value == .on) } }

  public mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction]) {
    guard let wanted = proposed?.value else { return }
    proposed = nil
    if isAccepted {
      change(to: wanted, &actions)
    } else {
      show(value, time)
      actions.append(.refused(.isOn(wanted == .on)))
    }
  }

  // MARK: State

  public func state(at time: Instant) -> SwitchState {
    let (checkbox, button) = (checkbox?.state(at: time), button?.fill(at: time))
    return SwitchState(
      style: style, isOn: isOn, isMixed: value == .mixed, isShownOn: isShownOn,
      position: slide.sample(at: time), pressProgress: thumbPress.value(at: time),
      stretch: stretch(at: time),
      trackMix: (checkbox?.fill ?? button)?.filled ?? trackMix.value(at: time),
      checkbox: checkbox, button: button, isPressed: isHeldWithinReach,
      pendingRing: waitStart.map { PendingRing(since: $0, at: time, motion: motion) },
      sharedMetrics: sharedMetrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    let isStill =
      slide.isSettled(at: time) && thumbPress.isSettled(at: time) && trail.isSettled(at: time)
      && checkbox?.isSettled(at: time) ?? true && button?.isSettled(at: time) ?? true
    if !isStill { return .tick }
    let ring = waitStart.map { PendingRing.nextFrame(after: time, since: $0) } ?? .idle
    return trackMix.nextFrame(after: time).sooner(ring)
  }

  /// The velocity of the thumb, in units of its stretch.
  private func stretch(at time: Instant) -> Double {
    let share = metrics.thumbMaterial.stretch
    return share == 0 ? 0 : abs(slide.velocity(at: time) + trail.velocity(at: time)) * share
  }

  /// The time from which the switch is pending, for any reason.
  private var waitStart: Instant? {
    guard let heldSince, let proposed else { return heldSince ?? proposed?.start }
    return min(heldSince, proposed.start)
  }

  private var isHeldWithinReach: Bool {
    switch phase {
    case .idle: false
    case .keyHeld: true
    case .pressed(let press): press.isWithinReach
    }
  }
}
