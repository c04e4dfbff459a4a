/// The properties of every control.
extension ControlProperty {
  static let common: [ControlProperty] = [
    .init(
      "label", \Control.label, code: .argument("label"), option: "",
      help: "The accessibility label of the control."),
    .init(
      "enabled", \Control.isEnabled, title: "Enabled", in: .state, code: .property("isEnabled"),
      option: "", help: "Whether the user can operate the control."),
  ]

  /// Properties that are only written, because other properties already store their values.
  static let commands: [ControlProperty] = [
    .init(
      "disabled", code: PropertyCode.none, help: "Whether the control is disabled.",
      get: { (control: Control) in !control.isEnabled },
      set: { control, isDisabled, _ in control.isEnabled = !isDisabled }),
    .init(
      "focused", code: PropertyCode.none, help: "Whether the control has the keyboard focus.",
      get: { (control: Control) in control.isFocused && control.scene?.isFocusVisible == true },
      set: { control, isFocused, _ in
        control.scene?.setFocus(isFocused ? control : nil, isVisible: isFocused)
      }),
  ]
}
