import Controls

extension Stepper: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "stepper", title: "Stepper", make: { Stepper(value: 1, in: 0...20, label: "Copies") },
    makePlain: { Stepper(in: 0...20, label: "") }, arguments: ["value", "label"],
    properties: [
      ControlProperty(
        "value", \Stepper.value, in: .state, kind: .count(0...20),
        editor: .stepper({ _ in 0...20 }), code: .argument("value"), order: .last,
        help: "The number.")
    ],
    states: [
      StatePreset("Minimum", ["value": 0]), StatePreset("Maximum", ["value": 20]),
      StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onChange", "value") }
  public var trace: KeyValuePairs<String, PropertyValue> { ["value": .integer(value)] }
}
