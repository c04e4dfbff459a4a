import Canvas

extension Slider: DescribedControl, DecidingControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "slider", title: "Slider", symbol: .slider,
    make: { Slider(value: 0.6, label: "Brightness") }, makePlain: { Slider() },
    arguments: ["value", "in", "step", "label"], tokens: "slider", properties: properties,
    initialValues: ["value": 0.5], length: 200, compactLength: 84, presets: presets, states: states,
    animations: animations)

  private static let properties: [ControlProperty] = [
    .init(
      "value", \Slider.value, title: "Value", in: .state, editor: .slider({ $0.sliderRange }),
      code: .argument("value"), order: .last, help: "The value.",
      animate: { $0.setValue($1, animated: true) }),
    .init(
      "range", \Slider.range, code: .argument("in"), help: "The lowest and the highest value."),
    .init("min", \Slider.minimumValue, code: PropertyCode.none, help: "The lowest value."),
    .init("max", \Slider.maximumValue, code: PropertyCode.none, help: "The highest value."),
    .init(
      "trackTint", \Slider.minimumTrackTintColor, title: "Filled", in: .colors,
      editor: .swatches([0x34C759, 0xFF9500, 0xFF3B30].map { Color(hex: $0) }) {
        $0.sliderMinimumTrack
      }, code: .property("minimumTrackTintColor"),
      help: "The color of the filled part of the track."),
    .init(
      "maxTrackTint", \Slider.maximumTrackTintColor, title: "Remaining", in: .colors,
      editor: .swatches([0xC7C7CC, 0x8E8E93, 0xFFD9A8].map { Color(hex: $0) }) {
        $0.sliderMaximumTrack
      }, code: .property("maximumTrackTintColor"),
      help: "The color of the remaining part of the track."),
    .init(
      "thumbTint", \Slider.thumbTintColor, title: "Thumb", in: .colors,
      editor: .swatches([0xFFF7E0, 0xD1D1D6, 0x1C1C1E].map { Color(hex: $0) }) { $0.sliderThumb },
      code: .property("thumbTintColor"), help: "The thumb's color."),
    .init(
      "trackPress", \Slider.trackPress, title: "Press", in: .behavior,
      help: "The effect of a press on the track beside the thumb."),
    .init(
      "snap", \Slider.snap, title: "Snap", in: .behavior,
      help: "When a dragged thumb snaps to steps or ticks."),
    .init(
      "continuous", \Slider.isContinuous, title: "Updates while dragging", in: .behavior,
      code: .property("isContinuous"), isUsuallySet: true,
      help: "Every change of a drag is sent, not only the last one."),
    .init(
      "step", title: "Step", in: .range, editor: .slider({ $0.sliderStepRange }, none: 0),
      code: .argument("step"), help: "The distance between allowed values.",
      get: { (slider: Slider) in slider.step },
      set: { slider, step, _ throws(PropertyError) in
        if let step, step <= 0 { throw PropertyError("must be a number above 0") }
        slider.step = step
      }),
    .init(
      "ticks", title: "Ticks", in: .range, kind: .count(1...SliderTicks.maximumCount),
      editor: .stepper(2...11),
      code: .statement { $0.wholeNumber.map { "ticks = .count(\($0))" } },
      help: "The number of ticks; the first and the last are at the ends of the track.",
      get: { (slider: Slider) in slider.ticks?.ticks.count },
      set: { slider, count, _ in
        slider.ticks = count.map { .count($0, labels: slider.ticks?.ticks.map(\.label) ?? []) }
      }),
    .init(
      "tickLabels", code: PropertyCode.none, isText: true, help: "Labels of the ticks.",
      get: { (slider: Slider) in slider.ticks?.labels ?? [] },
      set: { slider, labels, _ throws(PropertyError) in
        slider.ticks = try SliderTicks.labeled(labels, slider.ticks)
      }),
    .init(
      "ticksOnly", \Slider.allowsTickValuesOnly, title: "Snaps to ticks only", in: .range,
      code: .property("allowsTickValuesOnly"), needs: "ticks",
      help: "Whether only the values of ticks are allowed.", isAvailable: { $0.ticks != nil }),
    .init(
      "neutralValue", \Slider.neutralValue, title: "Neutral", in: .range,
      editor: .slider({ $0.sliderRange }, none: 0), option: "neutral",
      help: "The value at which the filled part begins."),
    .init("defaultValue", \Slider.defaultValue, help: "The value that a double click restores."),
    .init("enabledRange", \Slider.enabledRange, help: "The values that the thumb can reach."),
    .init(
      "thumbless", title: "No thumb", in: .look, isLook: true,
      code: .statement { $0 == .flag(true) ? "style = .thumbless" : nil },
      help: "Whether the thumb is hidden.", get: { (slider: Slider) in slider.style == .thumbless },
      set: { slider, isThumbless, _ in slider.style = isThumbless ? .thumbless : .default }),
    .init(
      "showsValue", \Slider.showsValue, title: "Value above the thumb", in: .look, isText: true,
      help: "Whether the value is shown above the thumb while it is dragged."),
    .init(
      "minSymbol", \Slider.minimumValueImage, title: "Before", in: .look, editor: symbols,
      code: .property("minimumValueImage"),
      help: "The symbol before the track; playground symbols lists all names."),
    .init(
      "maxSymbol", \Slider.maximumValueImage, title: "After", in: .look, editor: symbols,
      code: .property("maximumValueImage"), help: "The symbol after the track."),
    .init(
      "orientation", \Slider.orientation,
      help: "The direction of the track; in a vertical slider, up increases."),
    .init(
      "valueScale", kind: .choice(["linear", "logarithmic"]),
      help: "The scale of values along the track.",
      get: { (slider: Slider) in
        slider.valueScale is LogarithmicScale ? "logarithmic" : "linear"
      },
      set: { slider, name, _ in
        let scale: any ValueScale = if name == "linear" { .linear } else { .logarithmic }
        slider.valueScale = scale
      }),
  ]

  static let symbols = PropertyEditorStyle.samples { _ in
    [PropertySample("None", .none)]
      + [
        ("Sun Min", "sun.min"), ("Sun Max", "sun.max"), ("Speaker", "speaker"),
        ("Speaker Wave", "speaker.wave"),
      ].map { PropertySample($0, .text($1)) }
  }

  private static let presets = [
    StatePreset("Default"), StatePreset("Grabbed", gesture: .press()),
    StatePreset("Stepped", ["ticks": 5, "ticksOnly": true, "value": 0.5]),
    StatePreset("Neutral", ["neutralValue": 0.5, "value": 0.9]),
    StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
  ]

  private static let states: [StatePreset] = {
    let grabbed = StatePreset("grabbed", gesture: .press())
    let focused = StatePreset("focused", gesture: .focus)
    let pending = StatePreset("pending", gesture: .pending)
    let disabled = StatePreset("disabled", ["enabled": false])
    return StatePreset.combining(
      [StatePreset("Default", ["value": 0.6])], with: [grabbed, focused, pending, disabled])
      + StatePreset.combining(
        [StatePreset("Minimum", ["value": 0]), StatePreset("Maximum", ["value": 1])],
        with: [disabled])
      + StatePreset.combining(
        [
          StatePreset("Stepped", ["ticks": 5, "ticksOnly": true, "value": 0.5]),
          StatePreset("Neutral", ["neutralValue": 0.5, "value": 0.9]),
        ], with: [grabbed, focused, disabled])
  }()

  private static let animations: [ControlAnimation] = [
    ControlAnimation("Slide", "Position") { (behavior: SliderBehavior, time) in
      behavior.state(at: time).thumbX(width: behavior.width) - behavior.metrics.thumbDiameter / 2
    },
    ControlAnimation(
      "Grow", "Track height", spring: \Slider.metrics.growSpring,
      spec: SliderMetrics.regular.growSpring, code: "metrics.growSpring"
    ) { (behavior: SliderBehavior, time) in behavior.state(at: time).trackHeight },
  ]

  public var trace: KeyValuePairs<String, PropertyValue> {
    let (state, center) = (state, thumbCenter)
    let tick: PropertyValue = tick.map { .integer($0) } ?? .none
    if orientation == .vertical {
      return [
        "value": .number(value), "thumbX": .number(center.x), "grabbed": .flag(state.isGrabbed),
        "fraction": .number(state.fraction), "tick": tick, "valueShown": .flag(isValueShown),
        "thumbY": .number(center.y),
      ]
    }
    return [
      "value": .number(value), "thumbX": .number(center.x), "grabbed": .flag(state.isGrabbed),
      "fraction": .number(state.fraction), "tick": tick, "valueShown": .flag(isValueShown),
    ]
  }
}

extension Slider {
  public var listener: ControlListener? { ControlListener("onChange", "value") }
  public func pressPoint(ofPart part: Int?) -> Point? { thumbCenter }
  public func propose() { _ = perform(.increment) }

  public var pictureValues: KeyValuePairs<String, PropertyValue> {
    ["value": .number(valueScale.value(at: 0.5, in: range))]
  }

  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {
    metrics.slider = isSpec ? .regular : self.metrics
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
  /// The labels; none if all are empty.
  var labels: [String] {
    let labels = ticks.map(\.label)
    return labels.allSatisfy(\.isEmpty) ? [] : labels
  }

  /// Ticks with labels: as many as before, or as there are labels.
  static func labeled(
    _ labels: [String], _ ticks: SliderTicks?
  ) throws(PropertyError) -> SliderTicks? {
    let count = ticks?.ticks.count ?? labels.count
    if labels.count > count {
      throw PropertyError("has \(labels.count) labels for \(count) ticks")
    }
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
      throw PropertyError(
        "must be above 0 and at least a millionth of the range", of: "step")
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

extension Control {
  /// The values of a slider.
  fileprivate var sliderRange: ClosedRange<Double> { (self as? Slider)?.range ?? 0...1 }

  /// Steps up to half of them.
  fileprivate var sliderStepRange: ClosedRange<Double> {
    0...max(sliderRange.halfSpan, .leastNonzeroMagnitude)
  }
}

extension ClosedRange<Double> {
  /// Half of the distance of the bounds, which cannot overflow.
  var halfSpan: Double { upperBound / 2 - lowerBound / 2 }
}
