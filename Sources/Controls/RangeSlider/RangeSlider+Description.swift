import Canvas

extension RangeSlider: DescribedControl, DecidingControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "range", title: "Range slider", symbol: .slider,
    make: { RangeSlider(0.25...0.75, label: "Price") }, makePlain: { RangeSlider() },
    arguments: ["in", "step", "label"], tokens: "slider", properties: properties,
    initialValues: ["low": 0.25, "high": 0.75], length: 200, compactLength: 112, presets: presets,
    states: states, animations: animations, partNames: RangeThumb.allCases.map(\.logName))

  private static let properties: [ControlProperty] = [
    .init(
      "low", \RangeSlider.lowerValue, title: "Lower", in: .state,
      editor: .slider({ $0.rangeSliderLimits }), code: .property("lowerValue"), order: .last,
      help: "The lower value.", animate: { $0.set($1, of: .lower) }),
    .init(
      "high", \RangeSlider.upperValue, title: "Upper", in: .state,
      editor: .slider({ $0.rangeSliderLimits }), code: .property("upperValue"), order: .last,
      help: "The upper value.", animate: { $0.set($1, of: .upper) }),
    .init(
      "range", \RangeSlider.limits, code: .argument("in"),
      help: "The lowest and the highest value."),
    .init("min", \RangeSlider.minimumValue, code: PropertyCode.none, help: "The lowest value."),
    .init("max", \RangeSlider.maximumValue, code: PropertyCode.none, help: "The highest value."),
    .init(
      "trackTint", \RangeSlider.minimumTrackTintColor, title: "Filled", in: .colors,
      editor: .swatches([0x34C759, 0xFF9500, 0xFF3B30].map { Color(hex: $0) }) {
        $0.sliderMinimumTrack
      }, code: .property("minimumTrackTintColor"),
      help: "The color of the filled part of the track."),
    .init(
      "maxTrackTint", \RangeSlider.maximumTrackTintColor, title: "Remaining", in: .colors,
      editor: .swatches([0xC7C7CC, 0x8E8E93, 0xFFD9A8].map { Color(hex: $0) }) {
        $0.sliderMaximumTrack
      }, code: .property("maximumTrackTintColor"),
      help: "The color of the remaining part of the track."),
    .init(
      "thumbTint", \RangeSlider.thumbTintColor, title: "Thumbs", in: .colors,
      editor: .swatches([0xFFF7E0, 0xD1D1D6, 0x1C1C1E].map { Color(hex: $0) }) { $0.sliderThumb },
      code: .property("thumbTintColor"), help: "The color of the thumbs."),
    .init(
      "trackPress", \RangeSlider.trackPress, title: "Press", in: .behavior,
      help: "The effect of a press on the track beside the thumbs."),
    .init(
      "snap", \RangeSlider.snap, title: "Snap", in: .behavior,
      help: "When a dragged thumb snaps to steps or ticks."),
    .init(
      "dragsRange", \RangeSlider.dragsRange, title: "Drags the range", in: .behavior,
      help: "Whether dragging the track between the thumbs moves both."),
    .init(
      "continuous", \RangeSlider.isContinuous, title: "Updates while dragging", in: .behavior,
      code: .property("isContinuous"), isUsuallySet: true,
      help: "Every change of a drag is sent, not only the last one."),
    .init(
      "minimumDistance", title: "Distance", in: .range,
      editor: .slider({ 0...2 * $0.rangeSliderLimits.halfSpan }), option: "min-distance",
      help: "The smallest difference between the values.",
      get: { (slider: RangeSlider) in slider.minimumDistance },
      set: { slider, distance, _ throws(PropertyError) in
        if distance < 0 { throw PropertyError("has to be a number, 0 or more") }
        slider.minimumDistance = distance
      }),
    .init(
      "step", title: "Step", in: .range,
      editor: .slider(
        { 0...max($0.rangeSliderLimits.halfSpan, .leastNonzeroMagnitude) }, none: 0),
      code: .argument("step"), help: "The distance between allowed values.",
      get: { (slider: RangeSlider) in slider.step },
      set: { slider, step, _ throws(PropertyError) in
        if let step, step <= 0 { throw PropertyError("has to be a number above 0") }
        slider.step = step
      }),
    .init(
      "ticks", title: "Ticks", in: .range, kind: .count(1...SliderTicks.maximumCount),
      editor: .stepper(2...11),
      code: .statement { $0.wholeNumber.map { "ticks = .count(\($0))" } },
      help: "The number of ticks; the first and the last are at the ends of the track.",
      get: { (slider: RangeSlider) in slider.ticks?.ticks.count },
      set: { slider, count, _ in
        slider.ticks = count.map { .count($0, labels: slider.ticks?.labels ?? []) }
      }),
    .init(
      "tickLabels", code: PropertyCode.none, isText: true, help: "Labels of the ticks.",
      get: { (slider: RangeSlider) in slider.ticks?.labels ?? [] },
      set: { slider, labels, _ throws(PropertyError) in
        slider.ticks = try SliderTicks.labeled(labels, slider.ticks)
      }),
    .init(
      "ticksOnly", \RangeSlider.allowsTickValuesOnly, title: "Snaps to ticks only", in: .range,
      code: .property("allowsTickValuesOnly"), needs: "ticks",
      help: "Whether only the values of ticks are allowed.", isAvailable: { $0.ticks != nil }),
    .init(
      "enabledRange", \RangeSlider.enabledRange, help: "The values that the thumbs can reach."),
    .init(
      "minSymbol", \RangeSlider.minimumValueImage, title: "Before", in: .look,
      editor: Slider.symbols, code: .property("minimumValueImage"),
      help: "The symbol before the track; playground symbols lists all names."),
    .init(
      "maxSymbol", \RangeSlider.maximumValueImage, title: "After", in: .look,
      editor: Slider.symbols, code: .property("maximumValueImage"),
      help: "The symbol after the track."),
    .init(
      "orientation", \RangeSlider.orientation,
      help: "The direction of the track; in a vertical slider, up increases."),
    .init(
      "valueScale", kind: .choice(["linear", "logarithmic"]),
      help: "The scale of values along the track.",
      get: { (slider: RangeSlider) in
        slider.valueScale is LogarithmicScale ? "logarithmic" : "linear"
      },
      set: { slider, name, _ in
        let scale: any ValueScale = if name == "linear" { .linear } else { .logarithmic }
        slider.valueScale = scale
      }),
  ]

  private static let presets = [
    StatePreset("Default"), StatePreset("Grabbed", gesture: .press()),
    StatePreset("Equal", values(0.5, 0.5)),
    StatePreset("Stepped", ["ticks": 5, "ticksOnly": true]),
    StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
  ]

  private static let states: [StatePreset] = {
    let grabbed = StatePreset("grabbed", gesture: .press())
    let focused = StatePreset("focused", gesture: .focus)
    let pending = StatePreset("pending", gesture: .pending)
    let disabled = StatePreset("disabled", ["enabled": false])
    return StatePreset.combining(
      [StatePreset("Default", values(0.25, 0.75))],
      with: [grabbed, focused, pending, disabled])
      + StatePreset.combining(
        [
          StatePreset("All", values(0, 1)), StatePreset("Equal", values(0.5, 0.5)),
          StatePreset("Stepped", ["ticks": 5, "ticksOnly": true]),
        ], with: [focused, disabled])
  }()

  /// The lower value again after the upper one, which may have bounded it.
  private static func values(_ low: Double, _ high: Double)
    -> KeyValuePairs<String, PropertyValue>
  { ["low": .number(low), "high": .number(high), "low": .number(low)] }

  private static let animations: [ControlAnimation] = [
    ControlAnimation("Lower", "Lower thumb x") { (behavior: RangeSliderBehavior, time) in
      behavior.state(at: time).lower.thumbX(width: behavior.width)
        - behavior.metrics.thumbDiameter / 2
    },
    ControlAnimation("Upper", "Upper thumb x") { (behavior: RangeSliderBehavior, time) in
      behavior.state(at: time).upper.thumbX(width: behavior.width)
        - behavior.metrics.thumbDiameter / 2
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
      "grabbed": .text(orNone: grabbed), "focused": .text(orNone: focused),
      "pending": .flag(isPending),
    ]
  }
}

extension RangeThumb {
  /// The name in logs, on the command line, and at the end of an identifier.
  var logName: String { self == .lower ? "low" : "high" }
}

extension PropertyValue {
  fileprivate static func text(orNone text: String?) -> PropertyValue {
    guard let text else { return .none }
    return .text(text)
  }
}

extension RangeSlider {
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

  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {
    metrics.slider = isSpec ? .regular : self.metrics
  }

  /// Makes the lower value pending, as if the user had just chosen it.
  public func showPending() {
    let wanted = lowerValue
    lowerValue = wanted == minimumValue ? upperValue : minimumValue
    decide { _ in .later }
    perform(.setValue(wanted), on: .lower)
  }

  fileprivate func set(_ value: Double, of thumb: RangeThumb) {
    let allowed = allowed(value, for: thumb)
    let range =
      thumb == .lower
      ? min(allowed, upperValue)...upperValue : lowerValue...max(allowed, lowerValue)
    setRange(range, animated: true)
  }

  /// Throws a ``PropertyError`` if properties contradict each other, such as limits and step.
  public func validate() throws(PropertyError) {
    try behavior.lower.validate()
    if minimumDistance > 2 * limits.halfSpan {
      throw PropertyError("is larger than the distance of min and max", of: "minimumDistance")
    }
  }
}

extension Control {
  /// The lowest and the highest value of a range slider.
  fileprivate var rangeSliderLimits: ClosedRange<Double> {
    (self as? RangeSlider)?.limits ?? 0...1
  }
}
