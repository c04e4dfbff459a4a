extension Stepper: DescribedControl {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    name: "stepper", title: "Stepper",
    make: { Stepper(value: 4, range: 1...8, label: "Magnification") },
    arguments: ["value", "range", "label"],
    properties: [
      .init(
        "value", \Stepper.value, in: .state, editor: .slider({ ($0 as? Stepper)?.range ?? 0...1 }),
        code: .argument("value"), order: .last, help: "The value."),
      .init(
        "range", \Stepper.range, code: .argument("range"), help: "The lowest and the highest value."),
    ],
    states: [
      StatePreset("Rest"), StatePreset("Minus pressed", gesture: .press(at: 0.1)),
      StatePreset("At its limit", ["value": 1]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onChange", "value") }
}
