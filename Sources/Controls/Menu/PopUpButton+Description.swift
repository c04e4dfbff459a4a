extension PopUpButton {
  /// Its properties and states, for tools.
  public static let description = ControlDescription(
    PopUpButton.self, name: "popUpButton", title: "Pop-up button",
    make: { PopUpButton(["Short", "Long", "Emoji"], selection: 0, label: "Text") },
    makePlain: { PopUpButton([], selection: 0, label: "") },
    properties: [
      .init(
        "options", \PopUpButton.options, title: "Options", in: .content, code: .argument(""),
        order: .first, help: "The options, from the top of the menu."),
      .init(
        "selection", \PopUpButton.selection, title: "Selection", in: .state,
        code: .argument("selection"), order: .last,
        help: "The index of the chosen option; one that is not there is moved to the nearest."),
    ],
    presets: [
      StatePreset("Hover", gesture: .hover()), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ],
    code: ControlCode(type: "PopUpButton", arguments: ["", "selection", "label"]) {
      (_: PopUpButton) in ControlCode.Listener("onChange", "index")
    },
    trace: { ["selection": .integer($0.selection)] })
}
