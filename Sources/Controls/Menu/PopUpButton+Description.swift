extension PopUpButton: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "popUp", title: "Pop-up button",
    make: { PopUpButton(["Short", "Long", "Emoji"], selection: 0, label: "Text") },
    makePlain: { PopUpButton([], selection: 0, label: "") },
    arguments: ["", "selection", "label"],
    properties: [
      .init(
        "options", \PopUpButton.options, title: "Options", in: .content, code: .argument(""),
        order: .first, help: "The titles in the menu."),
      .init(
        "selection", title: "Selection", in: .state, code: .argument("selection"), order: .last,
        help: "The selected option, counted from 0.",
        get: { (button: PopUpButton) in button.selection },
        set: { button, index, _ throws(PropertyError) in
          try index.check(isIndexOf: button.options.count)
          button.selection = index
        }),
    ],
    states: [
      StatePreset("Hover", gesture: .hover()), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onChange", "index") }

  public var trace: KeyValuePairs<String, PropertyValue> { ["selection": .integer(selection)] }
}
