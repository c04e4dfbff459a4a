import Canvas

extension ColorSwatches: DescribedControl {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    name: "swatches", title: "Color swatches",
    make: {
      ColorSwatches(
        [0x34C759, 0x007AFF, 0x5856D6, 0xFF9500, 0xFF2D55].map { Color(hex: $0) },
        selection: Color(hex: 0x34C759), label: "Color",
        names: ["Green", "Blue", "Indigo", "Orange", "Pink"])
    },
    properties: [
      .init(
        "selection", \ColorSwatches.selection, in: .state, code: .argument("selection"),
        help: "The color that is selected.")
    ],
    states: [
      StatePreset("Rest"), StatePreset("None", ["selection": nil]),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onChange", "color") }
}
