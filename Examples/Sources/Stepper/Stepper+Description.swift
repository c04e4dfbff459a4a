import Controls

extension Stepper {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    Stepper.self, name: "stepper", title: "Stepper",
    make: { Stepper(value: 1, in: 0...20, label: "Copies") },
    makePlain: { Stepper(in: 0...20, label: "") },
    properties: [
      ControlProperty(
        "value", \Stepper.value, in: .state, kind: .count(0...20), editor: .stepper(0...20),
        code: .argument("value"), order: .last, help: "The number.")
    ],
    presets: [
      StatePreset("Least", ["value": 0]), StatePreset("Most", ["value": 20]),
      StatePreset("Disabled", ["enabled": false]),
    ],
    code: ControlCode(type: "Stepper", arguments: ["value", "label"]) { (_: Stepper) in
      ControlCode.Listener("onChange", "value")
    },
    trace: { ["value": .integer($0.value)] })
}
