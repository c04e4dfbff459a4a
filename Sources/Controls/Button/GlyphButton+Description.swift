extension GlyphButton: DescribedControl {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    name: "glyph", title: "Glyph button", symbol: .overlays,
    make: { GlyphButton(.overlays, label: "Overlays") }, arguments: ["", "label"],
    properties: [
      .init("symbol", \GlyphButton.symbol, in: .content, code: .argument(""), help: "The symbol."),
      .init("on", \GlyphButton.isOn, in: .state, code: .property("isOn"), help: "It is on."),
      .init("keyCap", \GlyphButton.keyCap, in: .content, help: "The key that does the same."),
      .init("color", \GlyphButton.color, in: .colors, help: "The symbol's color."),
    ],
    states: [
      StatePreset("Rest"), StatePreset("Pressed", gesture: .press()), StatePreset("On", ["on": true]),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ])
}
