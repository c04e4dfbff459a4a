extension Button: DescribedControl {
  /// Its properties and states, for tools. A button opens a popover with `presentPopover`.
  public static let description = ControlDescription(
    name: "button", title: "Button", make: { Button("Environment…") }, arguments: [""],
    properties: [
      .init("title", \Button.title, in: .content, code: .argument(""), help: "The title.")
    ],
    states: [
      StatePreset("Rest"), StatePreset("Pressed", gesture: .press()),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ])
}
