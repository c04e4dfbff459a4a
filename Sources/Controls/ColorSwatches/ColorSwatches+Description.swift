import Canvas

extension ColorSwatches {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    ColorSwatches.self, name: "swatches", title: "Color swatches",
    make: {
      ColorSwatches(
        sample, selection: sample[0], label: "Color",
        names: ["Green", "Blue", "Indigo", "Orange", "Pink"])
    },
    makePlain: { ColorSwatches([], selection: nil, label: "") },
    properties: [
      .init(
        "selection", \ColorSwatches.selection, title: "Selection", in: .state,
        code: .argument("selection"), help: "The selected color, or none.")
    ],
    presets: [
      StatePreset("Another color", ["selection": "#1C1C1E"]),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ],
    code: ControlCode(type: "ColorSwatches", arguments: ["", "selection", "label"]) {
      (_: ColorSwatches) in ControlCode.Listener("onChange", "color")
    },
    trace: { ["selection": $0.selection.propertyValue] })

  private static let sample: [Color] = [0x34C759, 0x007AFF, 0x5856D6, 0xFF9500, 0xFF2D55].map {
    Color(hex: $0)
  }
}
