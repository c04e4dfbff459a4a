import Canvas

/// What a slider does. spec: rendering, 5.4, Slider
///
/// Places are relative to the track's left end; the control is ``SliderMetrics/height`` high.
public struct SliderBehavior: DecidableBehavior, Sendable {
  /// The value that is shown, or gone to; while it is dragged, or proposed, not the owner's yet.
  public private(set) var value: Double
  public var trackPress = TrackPress.jump
  public var motion = MotionPreference.full

  /// The figures it goes by.
  public var metrics: SliderMetrics

  /// Whether every value of a drag is told, or only the one it ends with.
  public var isContinuous = true

  /// The track's width, pt.
  public var width: Double

  private(set) var scale: SliderScale

  /// How far the painted thumb is from the value's place, as a fraction of the travel: it shrinks to
  /// nothing while the thumb catches up.
  private var lag = Transition(0)

  /// Under reduced motion: where the thumb was, while it fades.
  private var ghost: Double?
  private var fade = Transition(1)

  public var asksFirst = false

  /// The value before the one that is proposed; nil if none is.
  private var proposed: Proposal<Double>?

  private var grab: Grab?
  private var isKeyEditing = false

  private struct Grab: Hashable, Sendable {
    /// What a cancelled drag goes back to.
    var initialValue: Double
    /// Where the thumb was at the press, as a fraction of the travel; it may lie beyond the ends.
    var startFraction: Double
    var startX: Double
    /// Whether the thumb was stopped in flight and stands still until the pointer moves.
    var isHeldInFlight: Bool
    var lastX: Double
  }

  public init(
    value: Double, in range: ClosedRange<Double>, step: Double? = nil, width: Double,
    metrics: SliderMetrics = .regular
  ) {
    self.metrics = metrics
    scale = SliderScale(range: range, step: step)
    self.width = width
    self.value = scale.snapped(value)
  }

  /// The values that it can have; one that is outside comes in, unless it is being dragged.
  public var range: ClosedRange<Double> {
    get { scale.range }
    set {
      scale = SliderScale(range: newValue, step: scale.step)
      bringIntoScale()
    }
  }

  /// Distance between the values it rests at; nil, or one that is not above 0, for none.
  ///
  /// A value between two steps goes to the nearer one, unless it is being dragged.
  public var step: Double? {
    get { scale.step }
    set {
      scale.step = newValue
      bringIntoScale()
    }
  }

  private mutating func bringIntoScale() {
    if grab != nil { return }
    value = scale.snapped(committedValue)
    proposed = nil
  }

  public var isPressed: Bool { grab != nil }

  public mutating func adopt(_ metrics: ControlMetrics) { self.metrics = metrics.slider }

  public func accepts(pressAt point: Point, at time: Instant) -> Bool {
    let isOnTrack = point.x >= 0 && point.x <= width
    return isOnThumb(point, time) || (isOnTrack && trackPress != .ignore)
  }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    if proposal != nil {
      if case .key(let event) = event, event.phase == .up { endKeyEditing(&actions) }
      return
    }
    switch event {
    case .pointer(let event):
      switch event.phase {
      case .pressed: press(at: event.position, time, &actions)
      case .moved: move(to: event.position, time, &actions)
      case .released: release(at: event.position, time, &actions)
      case .left: break
      }
    case .key(let event):
      switch event.phase {
      case .down: keyDown(event.key, time, &actions)
      case .up: endKeyEditing(&actions)
      }
    case .scroll: break
    case .cancel: cancel(time, &actions)
    }
  }

  /// A program's change: the owner is told of a drag that it ends, not of the change.
  ///
  /// - Parameter value: brought into the range and to the nearest step; nothing changes for what is
  ///   no number.
  public mutating func setValue(
    _ value: Double, animated: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    if value.isNaN { return }
    endKeyEditing(&actions)
    proposed = nil
    if grab != nil { actions.append(.editingEnded) }
    grab = nil
    place(scale.snapped(value), animated ? .change : .none, time)
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    if proposal != nil { return false }
    let before = value
    switch action {
    case .increment: keyDown(.up, time, &actions)
    case .decrement: keyDown(.down, time, &actions)
    case .setValue(let number): return edit(to: number, time, &actions)
    default: return false
    }
    endKeyEditing(&actions)
    return value != before
  }

  /// The value that the owner knows of.
  ///
  /// One that the owner wants to decide on is not it before that is decided, however it is dragged.
  public var committedValue: Double {
    proposed?.value ?? (asksFirst ? grab?.initialValue : nil) ?? value
  }

  public var proposal: ControlValue? { proposed == nil ? nil : .number(value) }

  public mutating func resolve(
    isAccepted: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    guard let before = proposed?.value else { return }
    proposed = nil
    if isAccepted {
      actions.append(.valueChanged(.number(value)))
    } else {
      let refused = value
      place(scale.snapped(before), .change, time)
      actions.append(.refused(.number(refused)))
    }
  }

  /// Goes to the nearest value that there is, as a whole edit of the user's.
  private mutating func edit(
    to number: Double, _ time: Instant, _ actions: inout [ControlAction]
  ) -> Bool {
    if number.isNaN { return false }
    let target = scale.snapped(number)
    if target == value { return true }
    actions.append(.editingBegan)
    change(to: target, .change, time, &actions)
    actions.append(.editingEnded)
    return true
  }

  public func state(at time: Instant) -> SliderState {
    let opacity = fade.value(at: time)
    return SliderState(
      value: value, fraction: paintedFraction(at: time), opacity: opacity,
      ghost: opacity < 1 ? ghost : nil, isGrabbed: grab != nil,
      pendingRing: proposed?.ring(at: time, motion), metrics: metrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    if !lag.isSettled(at: time) || !fade.isSettled(at: time) { return .tick }
    return proposed?.nextFrame(after: time) ?? .rest
  }

  // MARK: Pointer

  private mutating func press(
    at point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    endKeyEditing(&actions)
    if isOnThumb(point, time) {
      let painted = paintedFraction(at: time)
      let isInFlight = !lag.isSettled(at: time)
      lag = Transition(painted - scale.fraction(of: value))
      grab = Grab(
        initialValue: value, startFraction: painted, startX: point.x, isHeldInFlight: isInFlight,
        lastX: point.x)
      actions.append(.editingBegan)
      return
    }
    switch trackPress {
    case .ignore: break
    case .page: turnPage(towards: point, time, &actions)
    case .jump: jump(to: point, time, &actions)
    }
  }

  private mutating func jump(
    to point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    let fraction = (point.x - metrics.thumbDiameter / 2) / travel
    grab = Grab(
      initialValue: value, startFraction: fraction, startX: point.x, isHeldInFlight: false,
      lastX: point.x)
    actions.append(.editingBegan)
    change(to: scale.value(at: fraction), .change, time, &actions)
  }

  private mutating func turnPage(
    towards point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    let target = scale.value(at: (point.x - metrics.thumbDiameter / 2) / travel)
    let limit = scale.pageIncrement(metrics.keyFraction)
    let distance = min(max(target - value, -limit), limit)
    actions.append(.editingBegan)
    change(to: scale.snapped(value + distance), .change, time, &actions)
    actions.append(.editingEnded)
  }

  private mutating func move(
    to point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    guard var grab, point.x != grab.lastX else { return }
    grab.lastX = point.x
    if grab.isHeldInFlight {
      grab.isHeldInFlight = false
      lag = Transition(0)
    }
    self.grab = grab
    let fraction = grab.startFraction + (point.x - grab.startX) / travel
    // The thumb stays under the pointer; a jump that is under way goes on catching up.
    setValue(scale.value(at: fraction), time, &actions)
  }

  private mutating func release(
    at point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    move(to: point, time, &actions)
    guard let grab else { return }
    if scale.step != nil {
      change(to: scale.snapped(value), .snap, time, &actions)
    } else if grab.isHeldInFlight {
      place(value, .change, time)
    }
    self.grab = nil
    if !tellsWhileDragged && value != grab.initialValue {
      tell(changeFrom: grab.initialValue, time, &actions)
    }
    actions.append(.editingEnded)
  }

  private mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    endKeyEditing(&actions)
    guard let grab else { return }
    self.grab = nil
    if value != grab.initialValue {
      place(grab.initialValue, .change, time)
      if tellsWhileDragged { actions.append(.valueChanged(.number(value))) }
    } else if grab.isHeldInFlight {
      place(value, .change, time)
    }
    actions.append(.editingEnded)
  }

  // MARK: Keys

  private mutating func keyDown(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    if grab != nil {
      if key == .escape { cancel(time, &actions) }
      return
    }
    let target: Double
    switch key {
    case .left, .down: target = value - scale.keyIncrement(metrics.keyFraction)
    case .right, .up: target = value + scale.keyIncrement(metrics.keyFraction)
    case .pageDown: target = value - scale.pageIncrement(metrics.keyFraction)
    case .pageUp: target = value + scale.pageIncrement(metrics.keyFraction)
    case .home: target = scale.range.lowerBound
    case .end: target = scale.range.upperBound
    default: return
    }
    let snapped = scale.snapped(target)
    if snapped == value { return }
    if !isKeyEditing {
      isKeyEditing = true
      actions.append(.editingBegan)
    }
    change(to: snapped, .change, time, &actions)
  }

  private mutating func endKeyEditing(_ actions: inout [ControlAction]) {
    if !isKeyEditing { return }
    isKeyEditing = false
    actions.append(.editingEnded)
  }

  // MARK: Parts

  private var travel: Double { max(width - metrics.thumbDiameter, 1) }

  private func isOnThumb(_ point: Point, _ time: Instant) -> Bool {
    let thumbX = metrics.thumbDiameter / 2 + paintedFraction(at: time) * travel
    return abs(point.x - thumbX) <= metrics.grabDistance
      && point.y >= 0 && point.y <= metrics.height
  }

  private func paintedFraction(at time: Instant) -> Double {
    min(max(scale.fraction(of: value) + lag.value(at: time), 0), 1)
  }

  /// How the painted thumb follows a value that changed.
  private enum Following {
    case none
    case change
    case snap
  }

  /// A change of the user's.
  private mutating func change(
    to newValue: Double, _ following: Following, _ time: Instant,
    _ actions: inout [ControlAction]
  ) {
    let painted = paintedFraction(at: time)
    setValue(newValue, time, &actions)
    follow(from: painted, following, time)
  }

  /// A change that the owner knows of or is told by the caller.
  private mutating func place(_ newValue: Double, _ following: Following, _ time: Instant) {
    let painted = paintedFraction(at: time)
    value = newValue
    follow(from: painted, following, time)
  }

  private mutating func setValue(
    _ newValue: Double, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    if newValue == value { return }
    let boundaries = abs(scale.stepIndex(of: newValue) - scale.stepIndex(of: value))
    let before = value
    value = newValue
    if tellsWhileDragged || grab == nil { tell(changeFrom: before, time, &actions) }
    for _ in 0..<min(boundaries, SliderMetrics.maximumImpacts) { actions.append(.haptic(.light)) }
  }

  /// Whether the owner is told of every value of a drag.
  private var tellsWhileDragged: Bool { isContinuous && !asksFirst }

  /// Tells the owner of the user's change, or asks for it.
  private mutating func tell(
    changeFrom before: Double, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    if asksFirst {
      proposed = Proposal(value: before, start: time)
      actions.append(.proposed(.number(value)))
    } else {
      actions.append(.valueChanged(.number(value)))
    }
  }

  private mutating func follow(from painted: Double, _ following: Following, _ time: Instant) {
    let distance = painted - scale.fraction(of: value)
    lag = Transition(0)
    if distance == 0 { return }
    switch (following, motion) {
    case (.none, _):
      ghost = nil
      fade = Transition(1)
    case (.change, .full), (.snap, .full):
      let isSnap = following == .snap
      lag = Transition(
        from: distance, to: 0, startTime: time,
        duration: isSnap ? metrics.snapDuration : metrics.changeDuration,
        curve: isSnap ? .easeOut : .easeInOut)
    case (.change, .reduced), (.snap, .reduced):
      ghost = painted
      fade = Transition(
        from: 0, to: 1, startTime: time, duration: Slide.crossFadeDuration, curve: .linear)
    }
  }
}
