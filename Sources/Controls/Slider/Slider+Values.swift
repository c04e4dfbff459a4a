import Canvas

/// A slider's value, and what that can be.
extension Slider {
  /// Setting it moves the thumb there at once.
  ///
  /// While a change waits for the owner's word it is the value before.
  public var value: Double {
    get { behavior.committedValue }
    set {
      if newValue != behavior.value || isPending { setValue(newValue, animated: false) }
    }
  }

  /// The values along the track; a change brings the value into it and to the nearest step.
  public var range: ClosedRange<Double> {
    get { behavior.range }
    set { change(reason: "range") { behavior, _, _ in behavior.range = newValue } }
  }

  /// The lower end of the range; one above the upper end takes that along.
  public var minimumValue: Double {
    get { range.lowerBound }
    set {
      if newValue.isNaN { return }
      range = newValue...max(range.upperBound, newValue)
    }
  }

  /// The upper end of the range; one below the lower end takes that along.
  public var maximumValue: Double {
    get { range.upperBound }
    set {
      if newValue.isNaN { return }
      range = min(range.lowerBound, newValue)...newValue
    }
  }

  /// Distance between the values it rests at; a change brings the value to the nearest of them.
  public var step: Double? {
    get { behavior.step }
    set { change(reason: "step") { behavior, _, _ in behavior.step = newValue } }
  }

  /// The values that it can have, the user's and the program's, where that is not the whole range.
  ///
  /// Outside of it the track is faint, and the thumb stops at its ends.
  public var enabledRange: ClosedRange<Double>? {
    get { behavior.enabledRange }
    set { change(reason: "enabled range") { behavior, _, _ in behavior.enabledRange = newValue } }
  }

  /// Marks along the track; nil for none.
  ///
  /// Labels make the control as much broader as they need.
  public var ticks: SliderTicks? {
    get { behavior.ticks }
    set {
      if newValue == ticks { return }
      change(reason: "ticks") { behavior, _, _ in behavior.ticks = newValue }
      invalidate(.layout, reason: "ticks")
    }
  }

  /// The tick that the value lies on, counted from the minimum; nil if it lies on none.
  public var tick: Int? { behavior.values.tick(at: value) }

  /// Whether it rests at ticks only, which take the place of steps.
  public var allowsTickValuesOnly: Bool {
    get { behavior.allowsTickValuesOnly }
    set {
      change(reason: "tick values") { behavior, _, _ in behavior.allowsTickValuesOnly = newValue }
    }
  }

  /// The value at which the fill begins; nil for the minimum.
  public var neutralValue: Double? {
    get { behavior.neutralValue }
    set { change(reason: "neutral value") { behavior, _, _ in behavior.neutralValue = newValue } }
  }

  /// The value that a double click on the thumb goes to; nil for none.
  public var defaultValue: Double? {
    get { behavior.defaultValue }
    set { change(reason: "default value") { behavior, _, _ in behavior.defaultValue = newValue } }
  }

  /// Where values lie along the track: ``ValueScale/linear``, ``ValueScale/logarithmic``, or another.
  ///
  /// A range that cannot lie on the scale is linear as long as it is there.
  public var valueScale: any ValueScale {
    get { behavior.valueScale }
    set { change(reason: "value scale") { behavior, _, _ in behavior.valueScale = newValue } }
  }

  /// When a dragged thumb goes to the values that it rests at.
  public var snap: SliderSnap {
    get { behavior.snap }
    set { change(reason: "snap") { behavior, _, _ in behavior.snap = newValue } }
  }

  /// What pressing the track beside the thumb does.
  public var trackPress: TrackPress {
    get { behavior.trackPress }
    set { change(reason: "track press") { behavior, _, _ in behavior.trackPress = newValue } }
  }

  /// Whether the owner is told of every value of a drag, or only of the one it ends with.
  public var isContinuous: Bool {
    get { behavior.isContinuous }
    set { change(reason: "continuous") { behavior, _, _ in behavior.isContinuous = newValue } }
  }

  /// Which way the track runs; upright, up is more.
  ///
  /// A change takes back a drag that is under way.
  public var orientation: Axis {
    get { behavior.orientation }
    set {
      if newValue == orientation { return }
      scene?.cancelInteraction(with: self)
      change(reason: "orientation") { behavior, _, _ in behavior.orientation = newValue }
      invalidate(.layout, reason: "orientation")
    }
  }

  /// Whether it has a thumb; a change takes back a drag that is under way.
  public var style: SliderStyle {
    get { behavior.style }
    set {
      if newValue == style { return }
      scene?.cancelInteraction(with: self)
      change(reason: "style") { behavior, _, _ in behavior.style = newValue }
    }
  }

  /// Changes the value without telling the owner; a drag that is under way ends, which is told.
  ///
  /// - Parameters:
  ///   - value: brought into the range and to the nearest step.
  ///   - animated: whether the thumb glides there.
  public func setValue(_ value: Double, animated: Bool) {
    change(reason: "value") { behavior, time, actions in
      behavior.setValue(value, animated: animated, at: time, actions: &actions)
    }
  }

  // MARK: Listening

  /// Has a body called with every value that the user's hand passes.
  @discardableResult
  public func onChange(_ body: @escaping (Double) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let value)) = action { body(value) }
    }
  }

  /// Has a body called with true when the user takes hold of the value, with false at the end.
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

  /// Has a body asked before each change of the user's, with the value that is wanted.
  ///
  /// While a value is dragged it is only shown; the body is asked when it is let go.
  public func decide(_ body: @escaping (Double) -> Decision) {
    decide { value in
      if case .number(let number) = value { body(number) } else { .accept }
    }
  }
}
