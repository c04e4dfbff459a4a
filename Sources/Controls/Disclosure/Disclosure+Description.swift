extension Disclosure: DescribedControl {
  /// The properties, states and animation, for tools.
  public static let description = ControlDescription(
    name: "disclosure", title: "Disclosure", make: { Disclosure("Range and ticks", isOpen: false) },
    makePlain: { Disclosure("", isOpen: false) }, arguments: ["", "isOpen"],
    properties: [
      .init(
        "open", \Disclosure.isOpen, title: "Open", in: .state, code: .argument("isOpen"),
        help: "Whether the disclosure is open.", animate: { $0.setOpen($1, animated: true) }),
      .init(
        "title", \Disclosure.label, title: "Title", in: .content, code: .argument(""),
        help: "The title; also the spoken label."),
    ],
    length: 224,
    states: [
      StatePreset("Open", ["open": true]), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ],
    animations: [
      ControlAnimation("Turn", "Chevron", unit: "") { (behavior: DisclosureBehavior, time) in
        behavior.state(at: time).turn
      }
    ])

  public var listener: ControlListener? { ControlListener("onChange", "isOpen") }

  public var trace: KeyValuePairs<String, PropertyValue> {
    ["open": .flag(isOpen), "turn": .number(state.turn)]
  }
}
