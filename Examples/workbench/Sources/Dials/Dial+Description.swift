import Canvas
import Controls

extension Dial: DescribedControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "dial", title: "Dial", make: { Dial(value: 0.4, label: "Volume") },
    makePlain: { Dial() }, arguments: ["value", "in", "step", "label"],
    styles: [DialColors.self, DialMetrics.self], properties: properties,
    initialValues: ["value": 0.4], states: states,
    animations: [
      ControlAnimation(
        "Turn", "Mark angle", unit: "°", spring: \Dial.metrics.turnSpring,
        spec: DialMetrics().turnSpring, code: "metrics.turnSpring"
      ) { (behavior: DialBehavior, time) in behavior.state(at: time).angle }
    ])

  private static let properties: [ControlProperty] = [
    .init(
      "value", \Dial.value, title: "Value", in: .state,
      editor: .slider({ ($0 as? Dial)?.range ?? 0...1 }), code: .argument("value"), order: .last,
      help: "The value.", animate: { $0.setValue($1, animated: true) }),
    .init("range", \Dial.range, code: .argument("in"), help: "The minimum and the maximum value."),
    .init(
      "minimum", title: "Minimum", in: .range, editor: .slider({ _ in -1...1 }),
      code: PropertyCode.none, help: "The minimum.", get: { (dial: Dial) in dial.range.lowerBound },
      set: { dial, minimum, _ in dial.range = minimum...max(minimum, dial.range.upperBound) }),
    .init(
      "maximum", title: "Maximum", in: .range, editor: .slider({ _ in 0...2 }),
      code: PropertyCode.none, help: "The maximum.", get: { (dial: Dial) in dial.range.upperBound },
      set: { dial, maximum, _ in dial.range = min(maximum, dial.range.lowerBound)...maximum }),
    .init(
      "step", \Dial.step, title: "Step", in: .range, editor: .slider({ _ in 0...0.5 }),
      code: .argument("step"), help: "The distance between allowed values; 0 allows all values."),
    .init(
      "defaultValue", \Dial.defaultValue, title: "Default", in: .behavior,
      editor: .slider({ _ in 0...1 }, none: 0), help: "The value that a double click sets."),
    .init(
      "tint", \Dial.tintColor, title: "Tint", in: .colors,
      editor: .swatches([0x34C759, 0xFF9500, 0xAF52DE].map { Color(hex: $0) }) { theme, _ in
        theme[DialColors.self].filledTrack
      },
      code: .property("tintColor"), help: "The color of the mark and the filled track."),
  ]

  private static let states = [
    StatePreset("Minimum", ["value": 0.0]), StatePreset("Maximum", ["value": 1.0]),
    StatePreset("Pressed", ["value": 0.4], gesture: .press()),
    StatePreset("Focused", ["value": 0.4], gesture: .focus),
    StatePreset("Disabled", ["value": 0.4, "enabled": false]),
  ]

  public var measurements: [ControlMeasurement] {
    let (diameter, knob, track) = (metrics.diameter, metrics.knobDiameter, metrics.trackWidth)
    let (gap, spec) = ((diameter - knob) / 2, DialMetrics())
    return [
      .init(
        "Diameter", diameter, spec: spec.diameter, side: .left, token: "dial.diameter", from: 0,
        to: diameter),
      .init(
        "Knob", knob, spec: spec.knobDiameter, side: .bottom, token: "dial.knob.diameter",
        from: gap, to: gap + knob),
      .init(
        "Track", track, spec: spec.trackWidth, side: .top, token: "dial.track.width", from: 0,
        to: track),
    ]
  }

  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {
    metrics[DialMetrics.self] = isSpec ? DialMetrics() : self.metrics
  }

  public var listener: ControlListener? { ControlListener("onChange", "value") }

  public var trace: KeyValuePairs<String, PropertyValue> {
    ["value": .number(value), "angle": .number(state.angle)]
  }
}
