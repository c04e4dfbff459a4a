extension Button: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "button", title: "Button", make: { Button("Apply") }, makePlain: { Button("") },
    arguments: ["", "prominence", "role"],
    properties: [
      .init(
        "title", \Button.title, title: "Title", in: .content, code: .argument(""),
        help: "The title; also the spoken label."),
      .init(
        "prominence", \Button.prominence, title: "Prominence", in: .look,
        code: .argument("prominence"), help: "The visual emphasis of the button."),
      .init(
        "role", \Button.role, title: "Role", in: .look, code: .argument("role"),
        help: "The purpose of the button, which determines its color; none for an ordinary one."),
    ],
    states: [
      StatePreset("Pressed", gesture: .press()), StatePreset("Focused", gesture: .focus),
      StatePreset("Prominent", ["prominence": "prominent"]),
      StatePreset("Disabled", ["enabled": false]),
    ])
}
