extension Disclosure {
  /// Its properties, states and animations, for tools.
  public static let description = ControlDescription(
    Disclosure.self, name: "disclosure", title: "Disclosure",
    make: { Disclosure("Title and marks", isOpen: false) },
    makePlain: { Disclosure("", isOpen: false) },
    properties: [
      .init(
        "open", \Disclosure.isOpen, title: "Open", in: .state, code: .argument("isOpen"),
        help: "Whether what it stands over is shown.",
        animate: { $0.setOpen($1, animated: true) }),
      .init(
        "title", \Disclosure.title, title: "Title", in: .content, code: .argument(""),
        help: "The title; it is spoken, too."),
    ],
    length: 224,
    presets: [
      StatePreset("Open", ["open": true]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ],
    animations: [
      ControlAnimation("Turn", "Chevron", unit: "") { (behavior: DisclosureBehavior, time) in
        behavior.state(at: time).turn
      }
    ],
    code: ControlCode(type: "Disclosure", arguments: ["", "isOpen"]) { (_: Disclosure) in
      ControlCode.Listener("onChange", "isOpen")
    },
    trace: { ["open": .flag($0.isOpen), "turn": .number($0.state.turn)] })
}
