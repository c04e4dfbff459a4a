extension PopUpButton: DescribedControl {
  /// Its properties and states, for tools. The menu that it opens is part of it.
  public static let description = ControlDescription(
    name: "menu", title: "Pop-up button",
    make: { PopUpButton(["Short", "Long", "Emoji"], selection: 0, label: "Text") },
    arguments: ["", "selection", "label"],
    properties: [
      .init(
        "options", \PopUpButton.options, in: .content, code: .argument(""), order: .first,
        help: "The titles in the menu."),
      .init(
        "selection", title: "Selection", in: .state, code: .argument("selection"), order: .last,
        help: "The option that is selected, counted from 0.",
        get: { (button: PopUpButton) in button.selection },
        set: { button, index, _ throws(PropertyError) in
          try index.check(isIndexOf: button.options.count)
          button.selection = index
        }),
    ],
    states: [
      StatePreset("Rest"), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onChange", "index") }
}
