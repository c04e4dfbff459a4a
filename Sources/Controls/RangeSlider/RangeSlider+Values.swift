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
    set { set(newValue, of: .lower, animated: false) }
  }

  /// The upper value; setting it below the lower value stops there.
  public var upperValue: Double {
    get { range.upperBound }
    set { set(newValue, of: .upper, animated: false) }
  }

  /// Sets a value to the nearest one that its thumb can have; the current value stays as it is.
  func set(_ value: Double, of thumb: RangeThumb, animated: Bool) {
    if value.isNaN { return }
    let slider = behavior[thumb]
    let allowed = value == slider.value ? value : slider.values.resting(value)
    let (lower, upper) = (lowerValue, upperValue)
    setRange(
      thumb == .lower ? min(allowed, upper)...upper : lower...max(allowed, lower),
      animated: animated)
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

  /// The lowest and the highest value; a change clamps the values and moves them to the nearest
  /// steps.
  public var limits: ClosedRange<Double> {
    get { trackRange }
    set { trackRange = newValue }
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

  /// The values that a double click on a thumb restores; `nil` for none.
  public var defaultRange: ClosedRange<Double>? {
    get { behavior.defaultRange }
    set { change(reason: "default") { behavior, _, _ in behavior.defaultRange = newValue } }
  }

  // MARK: Listening

  /// Calls a closure with the new values of each change by the user.
  @discardableResult
  public func onChange(_ body: @escaping (ClosedRange<Double>) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.range(let range)) = action { body(range) }
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

extension FormRow {
  /// A row with a range slider and its formatted values, which are updated with every change.
  ///
  /// Their column has room for the values of the whole range.
  public convenience init(
    _ slider: RangeSlider, title: String? = nil, style: Style, subtitle: String? = nil,
    value words: @escaping (ClosedRange<Double>) -> String
  ) {
    self.init(slider, title: title, style: style, subtitle: subtitle, value: words(slider.range))
    reserveWidth(for: [words(slider.limits)])
    var shown = slider.range
    slider.onBehaviorChange = { [weak self, unowned slider] in
      if slider.range == shown { return }
      shown = slider.range
      self?.setValue(words(shown))
    }
  }
}
