import Canvas

/// The logic of a range slider: two sliders that bound each other. spec: docs/spec/rendering.md#7
///
/// Points are relative to the start of the track; the control is ``SliderMetrics/height`` across.
public struct RangeSliderBehavior: TrackBehavior, Sendable {
  /// The slider of the lower value.
  public internal(set) var lower: SliderBehavior
  /// The slider of the upper value.
  public internal(set) var upper: SliderBehavior
  /// The thumb that was used or focused last: it is painted on top, and keys and actions move it.
  public internal(set) var activeThumb = RangeThumb.lower

  /// The minimum difference of the values; not negative, and at most the range.
  public var minimumDistance = 0.0 {
    didSet {
      minimumDistance = minimumDistance > 0 ? minimumDistance : 0
      if minimumDistance != oldValue { configure { _ in } }
    }
  }

  /// Whether a drag of the fill moves both thumbs.
  public var dragsRange = false
  /// The values that a double click on a thumb restores; `nil` for none.
  public var defaultRange: ClosedRange<Double>?
  /// Whether the last press was on a thumb, for double clicks.
  var wasThumbPressed = false
  /// Whether a property was changed during a drag, so that the values are moved at its end.
  private var needsArranging = false
  /// A press on thumbs that are equally near, until the pointer moves.
  var undecidedPress: PointerEvent?
  var rangeDrag: RangeDrag?

  struct RangeDrag: Hashable, Sendable {
    var startX: Double
    /// The distances that keep both thumbs within their ends, in points.
    var reach: ClosedRange<Double>
  }

  /// A range slider with bounds on a track of some length, in points.
  ///
  /// The values are moved to the nearest steps within the bounds.
  public init(
    range: ClosedRange<Double>, in bounds: ClosedRange<Double>, step: Double? = nil, width: Double
  ) {
    lower = SliderBehavior(value: range.lowerBound, in: bounds, step: step, width: width)
    upper = SliderBehavior(value: range.upperBound, in: bounds, step: step, width: width)
    bound()
  }

  /// The values shown or animated to; they may still be undecided.
  public var range: ClosedRange<Double> { lower.value...max(lower.value, upper.value) }

  /// The values that the app knows: while a change is dragged and undecided, the old ones.
  public var committedRange: ClosedRange<Double> {
    lower.committedValue...max(lower.committedValue, upper.committedValue)
  }

  /// The thumbs that are held.
  public var heldThumbs: Set<RangeThumb> { Set(RangeThumb.allCases.filter { self[$0].isPressed }) }

  subscript(thumb: RangeThumb) -> SliderBehavior {
    get { thumb == .lower ? lower : upper }
    set {
      switch thumb {
      case .lower: lower = newValue
      case .upper: upper = newValue
      }
    }
  }

  // MARK: Both sliders

  public var track: SliderBehavior { lower }
  public var thumbs: [SliderBehavior] { [lower, upper] }

  public mutating func configure(_ body: (inout SliderBehavior) -> Void) {
    freeThumbs()
    body(&lower)
    body(&upper)
    needsArranging = lower.isPressed || upper.isPressed
    if !needsArranging && proposal == nil {
      let range = arranged(range)
      lower.value = range.lowerBound
      upper.value = range.upperBound
    }
    bound()
  }

  public var motion: MotionPreference {
    get { lower.motion }
    set { (lower.motion, upper.motion) = (newValue, newValue) }
  }

  /// The metrics.
  public var metrics: SliderMetrics {
    get { lower.metrics }
    set { (lower.metrics, upper.metrics) = (newValue, newValue) }
  }

  /// The length of the track, in points.
  public var width: Double {
    get { lower.width }
    set { (lower.width, upper.width) = (newValue, newValue) }
  }

  public mutating func adopt(_ metrics: ControlMetrics) {
    self.metrics = metrics[SliderMetrics.self]
  }

  public var isPressed: Bool { undecidedPress != nil || lower.isPressed || upper.isPressed }

  public func state(at time: Instant) -> RangeSliderState {
    RangeSliderState(
      lower: lower.state(at: time), upper: upper.state(at: time), activeThumb: activeThumb)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    lower.nextFrame(after: time).sooner(upper.nextFrame(after: time))
  }

  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    lower.advance(to: time, actions: &actions)
    upper.advance(to: time, actions: &actions)
  }

  // MARK: Bounds

  /// The minimum distance, if the reachable values have room for it.
  var distance: Double {
    let bounds = lower.values.enabledBounds
    return min(minimumDistance, bounds.upperBound - bounds.lowerBound)
  }

  /// The value at a minimum distance from another one.
  func value(from value: Double, by distance: Double) -> Double {
    distance == 0 ? value : lower.values.roundedToSignificantDigits(value + distance)
  }

  var areMeeting: Bool { upper.value <= value(from: lower.value, by: distance) }

  mutating func freeThumbs() {
    lower.values.limits = nil
    upper.values.limits = nil
  }

  mutating func bound() {
    if rangeDrag != nil { return }
    if needsArranging && !lower.isPressed && !upper.isPressed { return configure { _ in } }
    let distance = distance
    // The limits never exclude the current values.
    let highest = max(min(value(from: upper.value, by: -distance), upper.value), lower.value)
    let lowest = min(max(value(from: lower.value, by: distance), lower.value), upper.value)
    lower.values.limits = -.infinity...highest
    upper.values.limits = lowest ... .infinity
    // A canceled drag returns to a value that is still allowed.
    if let grab = lower.grab { lower.grab?.initialValue = min(grab.initialValue, upper.value) }
    if let grab = upper.grab { upper.grab?.initialValue = max(grab.initialValue, lower.value) }
  }

  /// The nearest values that are reachable and far enough from each other.
  func arranged(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let distance = distance
    var values = lower.values
    let highest = values.enabledBounds.upperBound - distance
    values.limits = -.infinity...highest
    let low = values.resting(range.lowerBound)
    values.limits = max(value(from: low, by: distance), low) ... .infinity
    return low...max(values.resting(range.upperBound), low)
  }

  // MARK: Program

  /// Changes both values on behalf of the app; ends a drag of a thumb whose value changes, which is
  /// reported.
  public mutating func setRange(
    _ range: ClosedRange<Double>, animated: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    let start = actions.count
    let isBothDragged = rangeDrag != nil
    let target = arranged(range)
    if isBothDragged
      && [self.range, committedRange].contains(where: { [range, target].contains($0) })
    {
      return
    }
    rangeDrag = nil
    freeThumbs()
    if !lower.isShowing(range.lowerBound, or: target.lowerBound) {
      lower.setValue(target.lowerBound, animated: animated, at: time, actions: &actions)
    }
    if !upper.isShowing(range.upperBound, or: target.upperBound) {
      upper.setValue(target.upperBound, animated: animated, at: time, actions: &actions)
    }
    if isBothDragged {
      cancel(time, &actions)
      join(from: start, as: self.range, &actions)
    }
    bound()
  }

  // MARK: Decisions

  public var asksFirst: Bool {
    get { lower.asksFirst }
    set { (lower.asksFirst, upper.asksFirst) = (newValue, newValue) }
  }

  public var proposal: ControlValue? {
    lower.proposal == nil && upper.proposal == nil ? nil : .range(range)
  }

  public mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction]) {
    let (start, shown) = (actions.count, range)
    lower.resolve(isAccepted: isAccepted, at: time, actions: &actions)
    upper.resolve(isAccepted: isAccepted, at: time, actions: &actions)
    join(from: start, as: shown, &actions)
    bound()
  }
}

extension SliderBehavior {
  /// Whether it shows or stands for one of two values, without an undecided change.
  fileprivate func isShowing(_ value: Double, or other: Double) -> Bool {
    proposal == nil && [self.value, committedValue].contains { [value, other].contains($0) }
  }
}
