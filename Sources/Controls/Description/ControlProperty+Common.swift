/// The properties of every control.
extension ControlProperty {
  static let common: [ControlProperty] = [label, enabled]

  /// Properties that are only written, because other properties already store their values.
  static let commands: [ControlProperty] = [disabled, focused]

  private static let label = ControlProperty(
    "label", \Control.label, code: .argument("label"), option: "",
    help: "The accessibility label of the control.")

  private static let enabled = ControlProperty(
    "enabled", \Control.isEnabled, title: "Enabled", in: .state, code: .property("isEnabled"),
    option: "",
    help: "Whether the user can operate the control.")

  private static let disabled = ControlProperty(
    "disabled", code: PropertyCode.none, help: "Whether the control is disabled.",
    get: { (control: Control) in !control.isEnabled },
    set: { control, isDisabled, _ in control.isEnabled = !isDisabled })

  private static let focused = ControlProperty(
    "focused", code: PropertyCode.none, help: "Whether the control has the keyboard focus.",
    get: { (control: Control) in control.isFocused && control.scene?.isFocusVisible == true },
    set: { control, isFocused, _ in
      control.scene?.setFocus(isFocused ? control : nil, isVisible: isFocused)
    })
}
