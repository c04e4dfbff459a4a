import Canvas

extension Slider {
  /// The value; while a change is pending, the old one; setting it does not animate.
  public var value: Double {
    get { behavior.committedValue }
    set {
      if newValue != behavior.value || isPending { setValue(newValue, animated: false) }
    }
  }

  /// The range; a change clamps the value and moves it to the nearest step.
  public var range: ClosedRange<Double> {
    get { behavior.range }
    set { change(reason: "range") { behavior, _, _ in behavior.range = newValue } }
  }

  /// The lower bound; setting it above the upper bound moves that too.
  public var minimumValue: Double {
    get { range.lowerBound }
    set {
      if newValue.isNaN { return }
      range = newValue...max(range.upperBound, newValue)
    }
  }

  /// The upper bound; setting it below the lower bound moves that too.
  public var maximumValue: Double {
    get { range.upperBound }
    set {
      if newValue.isNaN { return }
      range = min(range.lowerBound, newValue)...newValue
    }
  }

  /// The step, above 0; `nil` for no steps; a change moves the value to the nearest step.
  public var step: Double? {
    get { behavior.step }
    set { change(reason: "step") { behavior, _, _ in behavior.step = newValue } }
  }

  /// The values that can be reached; `nil` for the whole range; elsewhere the track is faint and
  /// the thumb stops.
  public var enabledRange: ClosedRange<Double>? {
    get { behavior.enabledRange }
    set { change(reason: "enabled range") { behavior, _, _ in behavior.enabledRange = newValue } }
  }

  /// Tick marks; `nil` for none; labels make the control larger.
  public var ticks: SliderTicks? {
    get { behavior.ticks }
    set {
      if newValue == ticks { return }
      change(reason: "ticks") { behavior, _, _ in behavior.ticks = newValue }
      invalidate(.layout, reason: "ticks")
    }
  }

  /// The index of the tick at the value; `nil` if it is at none.
  public var tick: Int? { behavior.values.tick(at: value) }

  /// Whether the value is restricted to ticks, in place of steps.
  public var allowsTickValuesOnly: Bool {
    get { behavior.allowsTickValuesOnly }
    set {
      change(reason: "tick values") { behavior, _, _ in behavior.allowsTickValuesOnly = newValue }
    }
  }

  /// The value at which the fill begins; `nil` for the minimum.
  public var neutralValue: Double? {
    get { behavior.neutralValue }
    set { change(reason: "neutral value") { behavior, _, _ in behavior.neutralValue = newValue } }
  }

  /// The value that a double click on the thumb restores; `nil` for none.
  public var defaultValue: Double? {
    get { behavior.defaultValue }
    set { change(reason: "default value") { behavior, _, _ in behavior.defaultValue = newValue } }
  }

  /// The scale of the track: ``ValueScale/linear``, ``ValueScale/logarithmic``, or a custom one;
  /// linear if the range does not fit the scale.
  public var valueScale: any ValueScale {
    get { behavior.valueScale }
    set { change(reason: "value scale") { behavior, _, _ in behavior.valueScale = newValue } }
  }

  /// The snapping of a dragged thumb to steps or ticks.
  public var snap: SliderSnap {
    get { behavior.snap }
    set { change(reason: "snap") { behavior, _, _ in behavior.snap = newValue } }
  }

  /// The response to a press on the track beside the thumb.
  public var trackPress: TrackPress {
    get { behavior.trackPress }
    set { change(reason: "track press") { behavior, _, _ in behavior.trackPress = newValue } }
  }

  /// Whether every value of a drag is reported, or only the last one.
  public var isContinuous: Bool {
    get { behavior.isContinuous }
    set { change(reason: "continuous") { behavior, _, _ in behavior.isContinuous = newValue } }
  }

  /// The orientation; a vertical slider increases upwards; a change cancels a drag.
  public var orientation: Axis {
    get { behavior.orientation }
    set {
      if newValue == orientation { return }
      scene?.cancelInteraction(with: self)
      change(reason: "orientation") { behavior, _, _ in behavior.orientation = newValue }
      invalidate(.layout, reason: "orientation")
    }
  }

  /// Whether the slider has a thumb; a change cancels a drag.
  public var style: SliderStyle {
    get { behavior.style }
    set {
      if newValue == style { return }
      scene?.cancelInteraction(with: self)
      change(reason: "style") { behavior, _, _ in behavior.style = newValue }
    }
  }

  /// Changes the value without reporting it; ends a drag.
  ///
  /// - Parameter value: Clamped to the range and moved to the nearest step.
  public func setValue(_ value: Double, animated: Bool) {
    change(reason: "value") { behavior, time, actions in
      behavior.setValue(value, animated: animated, at: time, actions: &actions)
    }
  }

  // MARK: Listening

  /// Calls a closure with each new value by the user.
  @discardableResult
  public func onChange(_ body: @escaping (Double) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let value)) = action { body(value) }
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
  public func decide(_ body: @escaping (Double) -> Decision) {
    decide { value in
      if case .number(let number) = value { body(number) } else { .accept }
    }
  }
}

extension Slider: BindableControl {
  public var boundValue: Double { value }

  public func setBoundValue(_ value: Double, animated: Bool) { setValue(value, animated: animated) }
}
