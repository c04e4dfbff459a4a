import Canvas

extension RangeSlider {
  /// The values; while a change is pending, the old ones; setting them does not animate.
  public var range: ClosedRange<Double> {
    get { behavior.committedRange }
    set { setRange(newValue, animated: false) }
  }

  /// The lower value; setting it above the upper value stops there.
  public var lowerValue: Double {
    get { range.lowerBound }
    set {
      if newValue.isNaN { return }
      let upper = range.upperBound
      range = min(allowed(newValue, for: .lower), upper)...upper
    }
  }

  /// The upper value; setting it below the lower value stops there.
  public var upperValue: Double {
    get { range.upperBound }
    set {
      if newValue.isNaN { return }
      let lower = range.lowerBound
      range = lower...max(allowed(newValue, for: .upper), lower)
    }
  }

  /// The nearest value that a thumb can have; the current value stays as it is.
  func allowed(_ value: Double, for thumb: RangeThumb) -> Double {
    value == behavior[thumb].value ? value : behavior.allowed(value, for: thumb)
  }

  func value(of thumb: RangeThumb) -> Double { thumb == .lower ? lowerValue : upperValue }

  /// Changes both values without reporting it; ends a drag.
  ///
  /// - Parameter range: Clamped to the bounds and moved to the nearest steps.
  public func setRange(_ range: ClosedRange<Double>, animated: Bool) {
    change(reason: "range") { behavior, time, actions in
      behavior.setRange(range, animated: animated, at: time, actions: &actions)
    }
  }

  private func configure(_ reason: StaticString, _ body: (inout SliderBehavior) -> Void) {
    change(reason: reason) { behavior, _, _ in behavior.configure(body) }
  }

  /// The lowest and the highest value; a change clamps the values and moves them to the nearest
  /// steps.
  public var limits: ClosedRange<Double> {
    get { behavior.lower.range }
    set { configure("limits") { $0.range = newValue } }
  }

  /// The lowest value; setting it above the highest value moves that too.
  public var minimumValue: Double {
    get { limits.lowerBound }
    set { if !newValue.isNaN { limits = newValue...max(limits.upperBound, newValue) } }
  }

  /// The highest value; setting it below the lowest value moves that too.
  public var maximumValue: Double {
    get { limits.upperBound }
    set { if !newValue.isNaN { limits = min(limits.lowerBound, newValue)...newValue } }
  }

  /// The minimum difference of the values, at least 0; a thumb stops there.
  public var minimumDistance: Double {
    get { behavior.minimumDistance }
    set { change(reason: "distance") { behavior, _, _ in behavior.minimumDistance = newValue } }
  }

  /// Whether a drag of the track between the thumbs moves both, keeping their distance.
  public var dragsRange: Bool {
    get { behavior.dragsRange }
    set { change(reason: "drags range") { behavior, _, _ in behavior.dragsRange = newValue } }
  }

  /// The step, above 0; `nil` for no steps; a change moves the values to the nearest steps.
  public var step: Double? {
    get { behavior.lower.step }
    set { configure("step") { $0.step = newValue } }
  }

  /// The values that can be reached; `nil` for all; elsewhere the track is faint and the thumbs
  /// stop.
  public var enabledRange: ClosedRange<Double>? {
    get { behavior.lower.enabledRange }
    set { configure("enabled range") { $0.enabledRange = newValue } }
  }

  /// Tick marks; `nil` for none; labels make the control larger.
  public var ticks: SliderTicks? {
    get { behavior.lower.ticks }
    set {
      if newValue == ticks { return }
      configure("ticks") { $0.ticks = newValue }
      invalidate(.layout, reason: "ticks")
    }
  }

  /// Whether the values are restricted to ticks, in place of steps.
  public var allowsTickValuesOnly: Bool {
    get { behavior.lower.allowsTickValuesOnly }
    set { configure("tick values") { $0.allowsTickValuesOnly = newValue } }
  }

  /// The scale of the track; see ``Slider/valueScale``.
  public var valueScale: any ValueScale {
    get { behavior.lower.valueScale }
    set { configure("value scale") { $0.valueScale = newValue } }
  }

  /// The snapping of a dragged thumb to steps or ticks.
  public var snap: SliderSnap {
    get { behavior.lower.snap }
    set { configure("snap") { $0.snap = newValue } }
  }

  /// The response to a press on the track beside the thumbs, by the nearer one.
  public var trackPress: TrackPress {
    get { behavior.lower.trackPress }
    set { configure("track press") { $0.trackPress = newValue } }
  }

  /// Whether all values of a drag are reported, or only the last ones.
  public var isContinuous: Bool {
    get { behavior.lower.isContinuous }
    set { configure("continuous") { $0.isContinuous = newValue } }
  }

  /// The orientation; a vertical slider increases upwards; a change cancels a drag.
  public var orientation: Axis {
    get { behavior.lower.orientation }
    set {
      if newValue == orientation { return }
      scene?.cancelInteraction(with: self)
      configure("orientation") { $0.orientation = newValue }
      invalidate(.layout, reason: "orientation")
    }
  }

  // MARK: Listening

  /// Calls a closure with the new values of each change by the user.
  @discardableResult
  public func onChange(_ body: @escaping (ClosedRange<Double>) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.range(let range)) = action { body(range) }
    }
  }

  /// Calls a closure with `true` when the user starts editing, and with `false` at the end.
  @discardableResult
  public func onEditing(_ body: @escaping (Bool) -> Void) -> Subscription {
    observe { action in
      switch action {
      case .editingBegan: body(true)
      case .editingEnded: body(false)
      default: break
      }
    }
  }

  /// Asks a closure before each change by the user; during a drag, only at the end.
  public func decide(_ body: @escaping (ClosedRange<Double>) -> Decision) {
    decide { value in
      if case .range(let range) = value { body(range) } else { .accept }
    }
  }
}

extension RangeSlider: BindableControl {
  public var boundValue: ClosedRange<Double> { range }

  public func setBoundValue(_ range: ClosedRange<Double>, animated: Bool) {
    setRange(range, animated: animated)
  }
}
