import Canvas

/// The logic of a slider. spec: docs/spec/rendering.md#5.4/slider
///
/// Points are relative to the start of the track; the control is ``SliderMetrics/height`` across.
public struct SliderBehavior: TrackBehavior, InputHandling, Sendable {
  /// The value shown or animated to; it may still be undecided.
  public internal(set) var value: Double
  /// The response to a press on the track beside the thumb.
  public var trackPress = TrackPress.jump
  public var motion = MotionPreference.full

  /// The metrics.
  public var metrics: SliderMetrics {
    get { sharedMetrics.value }
    set { if newValue != metrics { sharedMetrics = Shared(newValue) } }
  }
  private var sharedMetrics = Shared(SliderMetrics.regular)
  /// Whether every value of a drag is reported, or only the last one.
  public var isContinuous = true
  /// The length of the track, in points.
  public var width: Double
  /// The orientation.
  public var orientation = Axis.horizontal
  /// The snapping of a dragged thumb.
  public var snap = SliderSnap.release
  /// The value that a double click on the thumb restores; `nil` for none.
  public var defaultValue: Double?
  /// The value at which the fill begins; `nil` for the minimum.
  public var neutralValue: Double?

  /// The style.
  public var style = SliderStyle.default {
    didSet { if style != oldValue { growth.set(grab != nil && style == .thumbless ? 1 : 0) } }
  }

  var values: SliderValues
  /// The distance of the painted thumb from the value's place, as a fraction of the travel.
  var lag = Transition(0)
  /// The previous place, while the thumb cross-fades under reduced motion.
  private var ghost: Double?
  private var fade = Transition(1)
  /// The growth of a thumbless track, 0...1.
  var growth = Animated(0)

  var thumbPress = ThumbPress()
  /// The velocity of the dragged thumb; see ``Spring/thumbTrail``.
  var trail = Animated(0)

  public var asksFirst = false
  /// The value before the pending change.
  var proposed: Proposal<Double>?

  var grab: Grab?
  var isKeyEditing = false
  var wheelRun: WheelRun?
  /// Whether the last press was on the thumb, for double clicks.
  var wasThumbPressed = false

  /// The motion of the painted thumb to the place of a new value.
  enum Following {
    /// Immediately.
    case none
    /// With a slide. spec: docs/spec/ios-slider.md#animation/value-change-programmatic
    case change
    /// With a snap. spec: docs/spec/ios-slider.md#animation/thumb-snap-to-stepped-values
    case snap
  }

  struct Grab: Hashable, Sendable {
    /// The value to restore when the drag is canceled.
    var initialValue: Double
    var reportedValue: Double
    /// The thumb's place at the press, as a fraction of the travel; it may be outside of 0...1.
    var startFraction: Double
    var startX: Double
    /// Whether the thumb was stopped during an animation and stays until the pointer moves.
    var isHeldInFlight: Bool
    var lastX: Double
    /// The step or tick that holds the thumb.
    var heldPlace: Int?
  }

  /// Consecutive scroll events, which are one edit.
  struct WheelRun: Hashable, Sendable {
    /// The time at which the run ends without a further event.
    var end = Instant.zero
    /// The fraction of a notch that did not make a step yet.
    var rest = 0.0
    var isReported = false
  }

  /// A slider with a range on a track of some length, in points.
  public init(value: Double, in range: ClosedRange<Double>, step: Double? = nil, width: Double) {
    values = SliderValues(range: range, step: step)
    self.width = width
    self.value = values.resting(value)
  }

  public var track: SliderBehavior { self }
  public var thumbs: [SliderBehavior] { [self] }

  public mutating func configure(_ body: (inout SliderBehavior) -> Void) { body(&self) }

  public var isPressed: Bool { grab != nil }

  public mutating func followMetrics(at time: Instant) {
    if !growth.isSettled(at: time) { grow(to: growth.target, time) }
  }

  public mutating func adopt(_ metrics: ControlMetrics) {
    sharedMetrics = metrics.shared(SliderMetrics.self)
  }

  public func state(at time: Instant) -> SliderState {
    let opacity = fade.value(at: time)
    return SliderState(
      value: value, fraction: paintedFraction(at: time), opacity: opacity,
      ghost: opacity < 1 ? ghost : nil, isGrabbed: grab != nil,
      pendingRing: proposed?.ring(at: time, motion), style: style, growth: growth.value(at: time),
      pressProgress: thumbPress.value(at: time), stretch: stretch(at: time), ticks: values.ticks,
      neutralFraction: neutralValue.map { values.fraction(of: $0) },
      enabledFractions: enabledFractions, sharedMetrics: sharedMetrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    let isStill =
      lag.isSettled(at: time) && fade.isSettled(at: time) && growth.isSettled(at: time)
      && thumbPress.isSettled(at: time) && trail.isSettled(at: time)
    if !isStill { return .tick }
    let ring = proposed?.nextFrame(after: time) ?? .idle
    return wheelRun.map { ring.sooner(.at($0.end)) } ?? ring
  }

  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    if let wheelRun, time >= wheelRun.end { endWheelRun(&actions) }
  }

  // MARK: Parts

  /// The distance from the track's ends to the thumb's end positions, in points.
  var inset: Double { style == .thumbless ? 0 : metrics.thumbInset }
  /// The distance between the thumb's end positions, in points.
  var travel: Double { max(width - 2 * inset, 1) }

  /// The velocity of the thumb, in units of its stretch.
  ///
  /// The velocity counts as far as the thumb is raised; otherwise, a press on the track would
  /// stretch an idle thumb at once. chosen
  private func stretch(at time: Instant) -> Double {
    let raised = thumbPress.value(at: time).clamped(to: 1)
    return abs(trail.velocity(at: time)) * metrics.thumbMaterial.stretch * raised
  }

  func paintedFraction(at time: Instant) -> Double {
    (values.fraction(of: value) + lag.value(at: time)).clamped(to: 1)
  }

  /// The center of the painted thumb, in points from the start of the track.
  func thumbX(at time: Instant) -> Double { inset + paintedFraction(at: time) * travel }

  /// The reachable part of the travel, as fractions; `nil` for all of it.
  private var enabledFractions: ClosedRange<Double>? {
    if values.enabledRange == nil { return nil }
    let bounds = values.enabledBounds
    let low = values.fraction(of: bounds.lowerBound)
    return low...max(values.fraction(of: bounds.upperBound), low)
  }

  // MARK: Changes

  mutating func change(
    to newValue: Double, _ following: Following, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    let painted = paintedFraction(at: time)
    setValue(newValue, time, &actions)
    follow(from: painted, following, time)
  }

  /// Makes a change without reporting it.
  mutating func place(_ newValue: Double, _ following: Following, _ time: Instant) {
    let painted = paintedFraction(at: time)
    value = newValue
    follow(from: painted, following, time)
  }

  private mutating func follow(from painted: Double, _ following: Following, _ time: Instant) {
    let distance = painted - values.fraction(of: value)
    lag = Transition(0)
    if distance == 0 { return }
    switch following {
    case .none:
      ghost = nil
      fade = Transition(1)
    case .change, .snap:
      if motion == .reduced {
        ghost = painted
        fade = Transition(
          from: 0, to: 1, startTime: time, duration: Slide.crossFadeDuration, curve: .linear)
        return
      }
      let isSnap = following == .snap
      lag = Transition(
        from: distance, to: 0, startTime: time,
        duration: isSnap ? metrics.snapDuration : metrics.changeDuration,
        curve: isSnap ? .easeOut : .easeInOut)
    }
  }

  mutating func setValue(_ newValue: Double, _ time: Instant, _ actions: inout [ControlAction]) {
    if newValue == value { return }
    let boundaries = abs(values.restingIndex(of: newValue) - values.restingIndex(of: value))
    let before = value
    value = newValue
    if grab == nil || (isContinuous && !asksFirst) {
      reportChange(from: before, time, &actions)
      grab?.reportedValue = value
    }
    for _ in 0..<min(boundaries, SliderMetrics.maximumImpacts) { actions.append(.haptic(.light)) }
  }

  mutating func reportChange(from before: Double, _ time: Instant, _ actions: inout [ControlAction])
  {
    if asksFirst {
      proposed = Proposal(value: before, start: time)
      actions.append(.proposed(.number(value)))
    } else {
      actions.append(.valueChanged(.number(value)))
    }
  }
}
