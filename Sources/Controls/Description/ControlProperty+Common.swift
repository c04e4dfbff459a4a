/// The properties of every control.
extension ControlProperty {
  static let common: [ControlProperty] = [
    .init(
      "label", \Control.label, code: .argument("label"), option: "",
      help: "The control's name, as it is spoken."),
    .init(
      "enabled", \Control.isEnabled, title: "Enabled", in: .state, code: .property("isEnabled"),
      option: "", help: "Whether the user can act on the control."),
  ]

  /// Properties that are only written, because other properties already store their values.
  static let commands: [ControlProperty] = [
    .init(
      "disabled", code: PropertyCode.none, help: "Whether the user cannot act on the control.",
      get: { (control: Control) in !control.isEnabled },
      set: { control, isDisabled, _ in control.isEnabled = !isDisabled }),
    .init(
      "focused", code: PropertyCode.none, help: "Whether the control has the keyboard.",
      get: { (control: Control) in control.isFocused && control.scene?.isFocusVisible == true },
      set: { control, isFocused, _ in
        control.scene?.setFocus(isFocused ? control : nil, isVisible: isFocused)
      }),
  ]
}
