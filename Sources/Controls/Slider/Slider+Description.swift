import Canvas

extension Slider: DescribedControl, DecidingControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "slider", title: "Slider", symbol: .slider,
    make: { Slider(value: 0.6, label: "Brightness") }, makePlain: { Slider() },
    arguments: ["value", "in", "step", "label"], tokens: "slider", properties: properties,
    initialValues: ["value": 0.5], length: 200, states: states, animations: animations)

  private static let properties =
    values + boundProperties + colorProperties("thumb") + behaviorProperties("thumb")
    + valueProperties("thumb") + options + lookProperties

  private static let values: [ControlProperty] = [
    .init(
      "value", \Slider.value, title: "Value", in: .state, editor: .slider({ limits(of: $0) }),
      code: .argument("value"), order: .last, help: "The value.",
      animate: { $0.setValue($1, animated: true) })
  ]

  private static let options: [ControlProperty] = [
    .init(
      "neutralValue", \Slider.neutralValue, title: "Fill from", in: .range,
      editor: .slider({ limits(of: $0) }, none: 0), option: "neutral",
      help: "The value at which the filled part begins."),
    .init("defaultValue", \Slider.defaultValue, help: "The value that a double click restores."),
    .init(
      "thumbless", title: "Show thumb", in: .look, editor: .inverted, isLook: true,
      code: .statement { $0 == .flag(true) ? "style = .thumbless" : nil },
      help: "Whether the thumb is hidden.", get: { (slider: Slider) in slider.style == .thumbless },
      set: { slider, isThumbless, _ in slider.style = isThumbless ? .thumbless : .default }),
    .init(
      "showsValue", \Slider.showsValue, title: "Value above the thumb", in: .look, isText: true,
      help: "Whether the value is shown above the thumb while it is dragged."),
  ]

  private static let states =
    StatePreset.combining(
      [StatePreset("Default", ["value": 0.6])], with: [.pressed, .focused, .pending, .disabled])
    + StatePreset.combining(
      [StatePreset("Minimum", ["value": 0]), StatePreset("Maximum", ["value": 1])],
      with: [.disabled])
    + StatePreset.combining(
      [
        StatePreset("Stepped", ["ticks": 5, "ticksOnly": true, "value": 0.5]),
        StatePreset("Neutral", ["neutralValue": 0.5, "value": 0.9]),
      ], with: [.pressed, .focused, .disabled])

  private static let animations: [ControlAnimation] = [
    ControlAnimation("Slide", "Position") { (behavior: SliderBehavior, time) in
      behavior.state(at: time).thumbX(width: behavior.width) - behavior.metrics.thumbInset
    },
    ControlAnimation(
      "Grow", "Track height", spring: \Slider.metrics.growSpring,
      spec: SliderMetrics.regular.growSpring, code: "metrics.growSpring"
    ) { (behavior: SliderBehavior, time) in behavior.state(at: time).trackHeight },
    ControlAnimation(
      "Press", "Thumb width", spring: \Slider.metrics.pressSpring,
      spec: SliderMetrics.regular.pressSpring, code: "metrics.pressSpring"
    ) { (behavior: SliderBehavior, time) in behavior.state(at: time).thumbSize.width },
  ]

  public var trace: KeyValuePairs<String, PropertyValue> {
    let (state, center) = (state, thumbCenter)
    let size = state.thumbRect(at: center, axis).size
    let tick: PropertyValue = tick.map { .integer($0) } ?? .none
    if orientation == .vertical {
      return [
        "value": .number(value), "thumbX": .number(center.x), "grabbed": .flag(state.isGrabbed),
        "fraction": .number(state.fraction), "tick": tick, "valueShown": .flag(isValueShown),
        "thumbY": .number(center.y), "pressProgress": .number(state.pressProgress),
        "thumbWidth": .number(size.width), "thumbHeight": .number(size.height),
      ]
    }
    return [
      "value": .number(value), "thumbX": .number(center.x), "grabbed": .flag(state.isGrabbed),
      "fraction": .number(state.fraction), "tick": tick, "valueShown": .flag(isValueShown),
      "pressProgress": .number(state.pressProgress), "thumbWidth": .number(size.width),
      "thumbHeight": .number(size.height),
    ]
  }
}

extension Slider: ThumbedControl {
  package func showPress(at progress: Double) {
    change(reason: "press") { behavior, _, _ in behavior.thumbPress.show(progress) }
  }
}

extension Slider {
  public var listener: ControlListener? { ControlListener("onChange", "value") }
  public func pressPoint(ofPart part: Int?) -> Point? { thumbCenter }
  public func propose() { _ = perform(.increment) }

  public var pictureValues: KeyValuePairs<String, PropertyValue> {
    ["value": .number(valueScale.value(at: 0.5, in: range))]
  }

  /// Makes the value pending, as if the user had just chosen it.
  public func showPending() {
    let wanted = value
    value = wanted == minimumValue ? maximumValue : minimumValue
    decide { _ in .later }
    _ = perform(.setValue(wanted))
  }

  /// Throws a ``PropertyError`` if properties contradict each other, such as range and step.
  public func validate() throws(PropertyError) { try behavior.validate() }
}

extension SliderTicks {
  var labels: [String] {
    let labels = ticks.map(\.label)
    return labels.allSatisfy(\.isEmpty) ? [] : labels
  }

  /// Ticks with labels: as many as before, or as there are labels.
  static func labeled(
    _ labels: [String], _ ticks: SliderTicks?
  ) throws(PropertyError) -> SliderTicks? {
    let count = ticks?.ticks.count ?? labels.count
    if labels.count > count { throw PropertyError("has \(labels.count) labels for \(count) ticks") }
    return count == 0 ? ticks : .count(count, labels: labels)
  }
}

extension SliderBehavior {
  /// The maximum number of steps of a range; finer steps would be lost by rounding.
  private static let maximumSteps = 1e6

  func validate() throws(PropertyError) {
    let range = range
    guard range.lowerBound < range.upperBound else {
      throw PropertyError("must be below max", of: "min")
    }
    let finest = range.upperBound / Self.maximumSteps - range.lowerBound / Self.maximumSteps
    if let step, step < finest {
      throw PropertyError("must be above 0 and at least a millionth of the range", of: "step")
    }
    if !valueScale.accepts(range) {
      throw PropertyError("logarithmic needs min and max on the same side of 0", of: "valueScale")
    }
    if let neutralValue, !range.contains(neutralValue) {
      throw PropertyError("\(neutralValue) is outside min...max", of: "neutralValue")
    }
    if let enabledRange, !enabledRange.overlaps(range) {
      throw PropertyError("is outside min...max", of: "enabledRange")
    }
  }
}

extension ClosedRange<Double> {
  /// Half of the distance of the bounds, which cannot overflow.
  var halfSpan: Double { upperBound / 2 - lowerBound / 2 }

  /// The value clamped to the range; NaN becomes the lower bound.
  func nearest(to value: Double) -> Double {
    value > lowerBound ? Swift.min(value, upperBound) : lowerBound
  }
}
