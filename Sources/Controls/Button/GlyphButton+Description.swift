extension GlyphButton: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "glyph", title: "Glyph button", symbol: .overlays,
    make: {
      let button = GlyphButton(.overlays, label: "Overlays")
      button.keyCap = "O"
      button.isOn = false
      button.onPress = { [weak button] in button?.isOn?.toggle() }
      return button
    },
    makePlain: { GlyphButton(.overlays, label: "") }, arguments: ["", "label"],
    properties: [
      .init(
        "symbol", \GlyphButton.symbol, title: "Symbol", in: .content, code: .argument(""),
        help: "The symbol."),
      .init(
        "on", \GlyphButton.isOn, title: "On", in: .state, code: .property("isOn"),
        help: "Whether what it stands for is on; none for a plain button."),
      .init(
        "keyCap", \GlyphButton.keyCap, title: "Key", in: .content,
        help: "The key that does the same, on the cap in its help tag."),
      .init("color", \GlyphButton.color, title: "Symbol", in: .colors, help: "The symbol's color."),
    ],
    states: [
      StatePreset("Hover", gesture: .hover()), StatePreset("Pressed", gesture: .press()),
      StatePreset("On", ["on": true]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ])
}
