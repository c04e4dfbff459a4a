extension ControlProperty {
  static let common: [ControlProperty] = [
    .init(
      "label", \Control.label, title: "Label", in: .content, code: .argument("label"), option: "",
      help: "The accessibility label of the control."),
    .init(
      "enabled", \Control.isEnabled, title: "Enabled", in: .state, code: .property("isEnabled"),
      option: "",
      help: "Whether the user can operate the control. Logs also have the opposite, `disabled`."),
  ]

  static func scrollWheel<Owner: Control>(
    _ path: ReferenceWritableKeyPath<Owner, ScrollWheelPolicy>
  ) -> ControlProperty {
    .init(
      "scrollWheel", path, title: "Scroll wheel", in: .behavior,
      help: "When the scroll wheel changes the value.")
  }

  /// Properties that are only written, because other properties already store their values.
  static let commands: [ControlProperty] = [
    .init(
      "disabled", code: PropertyCode.none, help: "Whether the control is disabled.",
      get: { (control: Control) in !control.isEnabled },
      set: { control, isDisabled, _ in control.isEnabled = !isDisabled }),
    .init(
      "focused", code: PropertyCode.none, help: "Whether the control has the keyboard focus.",
      get: { (control: Control) in
        FocusState(isFocused: control.isFocused && control.scene?.isFocusVisible == true)
      },
      set: { control, focus, _ throws(PropertyError) in
        let node = try focus.node(of: control)
        control.scene?.setFocus(node, isVisible: node != nil)
      }),
  ]
}

/// Whether a control has the focus, or the name of its focused node.
private struct FocusState: PropertyRepresentable {
  static let propertyKind = PropertyKind.flag

  let propertyValue: PropertyValue

  init(isFocused: Bool) { propertyValue = .flag(isFocused) }

  init?(propertyValue: PropertyValue) {
    switch propertyValue {
    case .flag, .text: self.propertyValue = propertyValue
    default: return nil
    }
  }

  @MainActor
  func node(of control: Control) throws(PropertyError) -> Node? {
    if case .flag(let isFocused) = propertyValue { return isFocused ? control : nil }
    let stops = (control as? any DescribedControl)?.focusStops ?? [:]
    guard let stop = stops.first(where: { $0.key == propertyValue.text }) else {
      let names = stops.map(\.key) + ["true or false"]
      throw PropertyError("must be \(names.joined(separator: ", "))")
    }
    return stop.value
  }
}
