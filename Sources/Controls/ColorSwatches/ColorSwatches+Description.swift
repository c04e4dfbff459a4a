import Canvas

extension ColorSwatches: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "swatches", title: "Color swatches",
    make: {
      ColorSwatches(
        sample, selection: sample[0], label: "Color",
        names: ["Green", "Blue", "Indigo", "Orange", "Pink"])
    },
    makePlain: { ColorSwatches([], selection: nil, label: "") },
    arguments: ["selection", "label"],
    properties: [
      .init(
        "selection", \ColorSwatches.selection, title: "Selection", in: .state,
        code: .argument("selection"), help: "The selected color, or none.")
    ],
    states: [
      StatePreset("Another color", ["selection": "#1C1C1E"]),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ])

  public var contentCode: String? {
    "[\(colors.map { "Color(hex: 0x\($0.hexDigits))" }.joined(separator: ", "))]"
  }

  public var listener: ControlListener? { ControlListener("onChange", "color") }

  public var trace: KeyValuePairs<String, PropertyValue> { ["selection": selection.propertyValue] }

  private static let sample = [0x34C759, 0x007AFF, 0x5856D6, 0xFF9500, 0xFF2D55].map {
    Color(hex: $0)
  }
}
