extension Stepper {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    Stepper.self, name: "stepper", title: "Stepper",
    make: {
      let stepper = Stepper(value: 4, range: 1...8, label: "Magnification")
      stepper.format = { "\(Int($0))×" }
      return stepper
    },
    makePlain: { Stepper(value: 0, range: 0...100, label: "") },
    properties: [
      .init(
        "value", \Stepper.value, title: "Value", in: .state,
        editor: .slider({ ($0 as? Stepper)?.range ?? 0...1 }), code: .argument("value"),
        order: .last, help: "The value; one outside of the range is moved into it."),
      .init(
        "range", \Stepper.range, title: "Range", in: .range, code: .argument("range"),
        help: "The least and the greatest value."),
    ],
    presets: [
      StatePreset("Minus pressed", gesture: .press(at: 0.18)),
      StatePreset("At its limit", ["value": 1]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ],
    code: ControlCode(type: "Stepper", arguments: ["value", "range", "label"]) { (_: Stepper) in
      ControlCode.Listener("onChange", "value")
    },
    trace: { ["value": .number($0.value)] })
}
