extension GlyphButton: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "glyph", title: "Glyph button", symbol: .overlays,
    make: {
      let button = GlyphButton(.overlays, label: "Overlays")
      button.keyCap = "O"
      button.isOn = false
      button.onPress { [weak button] in button?.isOn?.toggle() }
      return button
    },
    makePlain: { GlyphButton(.overlays, label: "") }, arguments: ["", "label"],
    properties: [
      .init(
        "symbol", \GlyphButton.symbol, title: "Symbol", in: .content, code: .argument(""),
        help: "The symbol."),
      .init(
        "on", \GlyphButton.isOn, title: "On", in: .state, code: .property("isOn"),
        help: "Whether the button is on; none for a button without a state."),
      .init(
        "keyCap", \GlyphButton.keyCap, title: "Key", in: .content,
        help: "The keyboard shortcut, shown in the help tag."),
      .init("color", \GlyphButton.color, title: "Symbol", in: .colors, help: "The symbol's color."),
    ],
    states: [
      StatePreset("Hover", gesture: .hover()), StatePreset("Pressed", gesture: .press()),
      StatePreset("On", ["on": true]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ])
}
