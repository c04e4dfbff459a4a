import Canvas

extension RangeSlider: DescribedControl, DecidingControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "range", title: "Range slider", symbol: .slider,
    make: { RangeSlider(0.25...0.75, label: "Price") }, makePlain: { RangeSlider() },
    arguments: ["in", "step", "label"], tokens: "slider", properties: properties,
    initialValues: ["low": 0.25, "high": 0.75], length: 200, states: states, animations: animations,
    partNames: RangeThumb.allCases.map(\.logName), missing: missing)

  private static let properties =
    values + boundProperties + colorProperties("thumbs") + behaviorProperties("thumbs") + options
    + valueProperties("thumbs") + lookProperties

  private static let values: [ControlProperty] = [
    .init(
      "low", \RangeSlider.lowerValue, title: "Lower", in: .state,
      editor: .slider({ limits(of: $0) }), code: .property("lowerValue"), order: .last,
      help: "The lower value.", animate: { $0.set($1, of: .lower, animated: true) }),
    .init(
      "high", \RangeSlider.upperValue, title: "Upper", in: .state,
      editor: .slider({ limits(of: $0) }), code: .property("upperValue"), order: .last,
      help: "The upper value.", animate: { $0.set($1, of: .upper, animated: true) }),
  ]

  private static let options: [ControlProperty] = [
    .init(
      "dragsRange", \RangeSlider.dragsRange, title: "Drags the range", in: .behavior,
      help: "Whether dragging the track between the thumbs moves both."),
    .init(
      "minimumDistance", title: "Distance", in: .range,
      editor: .slider({ 0...2 * limits(of: $0).halfSpan }), option: "min-distance",
      help: "The smallest difference between the values.",
      get: { (slider: RangeSlider) in slider.minimumDistance },
      set: { slider, distance, _ throws(PropertyError) in
        if distance < 0 { throw PropertyError("must be a number, 0 or more") }
        slider.minimumDistance = distance
      }),
    .init(
      "defaultValue", \RangeSlider.defaultRange, code: .property("defaultRange"),
      help: "The values that a double click on a thumb restores."),
    .init(
      "showsValue", \RangeSlider.showsValue, title: "Values above the thumbs", in: .look,
      isText: true, help: "Whether the values are shown above the thumbs while one is dragged."),
  ]

  private static let missing: KeyValuePairs<String, String> = [
    "neutralValue": "the track is filled between the thumbs",
    "thumbless": "without thumbs, nothing would show which end of the fill a press moves",
  ]

  private static let states =
    StatePreset.combining(
      [StatePreset("Default", state(0.15, 0.85))], with: [.pressed, .focused, .pending, .disabled])
    + StatePreset.combining(
      [
        StatePreset("All", state(0, 1)), StatePreset("Equal", state(0.5, 0.5)),
        StatePreset("Stepped", ["ticks": 5, "ticksOnly": true]),
      ], with: [.focused, .disabled])

  private static func state(_ low: Double, _ high: Double)
    -> KeyValuePairs<String, PropertyValue>
  { ["low": .number(low), "high": .number(high)] }

  private static let animations: [ControlAnimation] = [
    ControlAnimation("Lower", "Lower thumb position") { (behavior: RangeSliderBehavior, time) in
      behavior.state(at: time).lower.thumbX(width: behavior.width)
        - behavior.metrics.thumbInset
    }
    .ofPart(RangeThumb.lower.logName),
    ControlAnimation("Upper", "Upper thumb position") { (behavior: RangeSliderBehavior, time) in
      behavior.state(at: time).upper.thumbX(width: behavior.width)
        - behavior.metrics.thumbInset
    }
    .ofPart(RangeThumb.upper.logName),
    ControlAnimation(
      "Press", "Thumb width", spring: \RangeSlider.metrics.pressSpring,
      spec: SliderMetrics.regular.pressSpring, code: "metrics.pressSpring"
    ) { (behavior: RangeSliderBehavior, time) in
      let state = behavior.state(at: time)
      return max(state.lower.thumbSize.width, state.upper.thumbSize.width)
    },
  ]

  /// The nodes of the thumbs.
  public var focusStops: KeyValuePairs<String, Node> {
    [
      RangeThumb.lower.logName: node(of: .lower), RangeThumb.upper.logName: node(of: .upper),
    ]
  }

  public var trace: KeyValuePairs<String, PropertyValue> {
    let held = behavior.heldThumbs
    let grabbed = held.count > 1 ? "both" : held.first?.logName
    let focused = scene?.isFocusVisible ?? false ? focusedThumb?.logName : nil
    return [
      "low": .number(lowerValue), "high": .number(upperValue),
      "lowX": .number(center(of: .lower).x), "highX": .number(center(of: .upper).x),
      "grabbed": grabbed.propertyValue, "focused": focused.propertyValue,
      "pending": .flag(isPending),
    ]
  }
}

extension RangeThumb {
  /// The name in logs, on the command line, and at the end of an identifier.
  var logName: String { self == .lower ? "low" : "high" }
}

extension RangeSlider: ThumbedControl {
  package func showPress(at progress: Double) {
    change(reason: "press") { behavior, _, _ in
      behavior[behavior.activeThumb].thumbPress.show(progress)
    }
  }
}

extension RangeSlider {
  public var measurements: [ControlMeasurement] {
    measurements(around: center(of: .lower), state.lower)
  }
  public var listener: ControlListener? { ControlListener("onChange", "range") }
  public func propose() { perform(.increment, on: .lower) }

  /// The center of a thumb: the lower one is part 0.
  public func pressPoint(ofPart part: Int?) -> Point? {
    let thumbs = RangeThumb.allCases
    guard thumbs.indices.contains(part ?? 0) else { return nil }
    return center(of: thumbs[part ?? 0])
  }

  public var pictureValues: KeyValuePairs<String, PropertyValue> {
    [
      "low": .number(valueScale.value(at: 0.25, in: limits)),
      "high": .number(valueScale.value(at: 0.75, in: limits)),
    ]
  }

  /// Makes the lower value pending, as if the user had just chosen it.
  public func showPending() {
    let wanted = lowerValue
    lowerValue = wanted == minimumValue ? upperValue : minimumValue
    decide { _ in .later }
    perform(.setValue(wanted), on: .lower)
  }

  /// Throws a ``PropertyError`` if properties contradict each other, such as limits and step.
  public func validate() throws(PropertyError) {
    try behavior.lower.validate()
    if minimumDistance > 2 * limits.halfSpan {
      throw PropertyError("is larger than the distance of min and max", of: "minimumDistance")
    }
  }
}
