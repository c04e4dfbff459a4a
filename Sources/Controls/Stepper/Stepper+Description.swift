extension Stepper: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "stepper", title: "Stepper",
    make: {
      let stepper = Stepper(value: 4, in: 1...8, label: "Magnification")
      stepper.format = { "\(Int($0))×" }
      return stepper
    },
    makePlain: { Stepper(value: 0, in: 0...100, label: "") },
    arguments: ["value", "in", "label"],
    properties: [
      .init(
        "value", \Stepper.value, title: "Value", in: .state,
        editor: .slider({ ($0 as? Stepper)?.range ?? 0...1 }), code: .argument("value"),
        order: .last, help: "The value; values outside the range are clamped."),
      .init(
        "range", \Stepper.range, title: "Range", code: .argument("in"),
        help: "The lowest and the highest value."),
      .scrollWheel(\Stepper.scrollWheel),
    ],
    states: [
      StatePreset("Minus pressed", gesture: .press(at: 0.18)),
      StatePreset("Minimum", ["value": 1]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onChange", "value") }

  public var trace: KeyValuePairs<String, PropertyValue> { ["value": .number(value)] }
}
