extension Disclosure: DescribedControl {
  /// Its properties, states and animation, for tools.
  public static let description = ControlDescription(
    name: "disclosure", title: "Disclosure",
    make: { Disclosure("Title and marks", isOpen: false) }, arguments: ["", "isOpen"],
    properties: [
      .init("title", \Disclosure.title, in: .content, code: .argument(""), help: "The title."),
      .init(
        "open", \Disclosure.isOpen, in: .state, code: .argument("isOpen"), help: "It is open.",
        animate: { $0.setOpen($1, animated: true) }),
    ], length: 224,
    states: [
      StatePreset("Rest"), StatePreset("Open", ["open": true]),
      StatePreset("Focused", gesture: .focus), StatePreset("Disabled", ["enabled": false]),
    ],
    animations: [
      ControlAnimation("Turn", "Chevron", unit: "") { (behavior: DisclosureBehavior, time) in
        behavior.state(at: time).turn
      }
    ])

  public var listener: ControlListener? { ControlListener("onChange", "isOpen") }
}
