import Canvas

extension GlyphButton {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    GlyphButton.self, name: "glyphButton", title: "Glyph button",
    make: {
      let button = GlyphButton(.overlays, label: "Overlays")
      button.keyCap = "O"
      button.isOn = false
      button.onPress = { [weak button] in button?.isOn?.toggle() }
      return button
    },
    makePlain: { GlyphButton(.overlays, label: "") },
    properties: [
      .init(
        "symbol", title: "Symbol", in: .content, code: .argument(""), help: "The symbol.",
        get: { (button: GlyphButton) in Icon.symbol(button.symbol) },
        set: { button, icon, _ in
          if case .symbol(let symbol) = icon { button.symbol = symbol }
        }),
      .init(
        "on", \GlyphButton.isOn, title: "On", in: .state, code: .property("isOn"),
        help: "Whether what it shows is on; none for a plain button."),
      .init(
        "keyCap", \GlyphButton.keyCap, title: "Key", in: .content,
        help: "The key that does the same, on the cap in its help tag."),
      .init(
        "color", \GlyphButton.color, title: "Symbol", in: .colors, help: "The symbol's color."),
    ],
    presets: [
      StatePreset("Hover", gesture: .hover()), StatePreset("Pressed", gesture: .press()),
      StatePreset("On", ["on": true]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ],
    code: ControlCode(type: "GlyphButton", arguments: ["", "label"]))
}
