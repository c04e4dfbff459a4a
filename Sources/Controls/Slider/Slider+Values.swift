import Canvas

extension Slider {
  /// The value; while a change is pending, the old one; setting it does not animate.
  public var value: Double {
    get { behavior.committedValue }
    set { if newValue != behavior.value || isPending { setValue(newValue, animated: false) } }
  }

  /// The range; a change clamps the value and moves it to the nearest step.
  public var range: ClosedRange<Double> {
    get { trackRange }
    set { trackRange = newValue }
  }

  /// The index of the tick at the value; `nil` if it is at none.
  public var tick: Int? { behavior.values.tick(at: value) }

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

extension FormRow {
  /// A row with a slider and its formatted value, which is updated with every change.
  ///
  /// Its column has room for the values at both ends.
  public convenience init(
    _ slider: Slider, title: String? = nil, style: Style, subtitle: String? = nil,
    value words: @escaping (Double) -> String
  ) {
    self.init(slider, title: title, style: style, subtitle: subtitle, value: words(slider.value))
    reserveWidth(for: [words(slider.range.lowerBound), words(slider.range.upperBound)])
    var shown = slider.value
    slider.onBehaviorChange = { [weak self, unowned slider] in
      if slider.value == shown { return }
      shown = slider.value
      self?.setValue(words(shown))
    }
  }
}
