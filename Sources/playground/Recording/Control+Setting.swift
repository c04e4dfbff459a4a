import Controls

extension Control {
  /// Does what a log's `set` asks for.
  func apply(_ setting: ControlSetting) throws {
    if setting.property == "focused" {
      guard case .bool(let isFocused) = setting.value else { throw setting.failure }
      scene?.setFocus(isFocused ? self : nil, isVisible: isFocused)
      return
    }
    switch (setting.property, setting.value) {
    case ("label", .string(let text)):
      label = text
      return
    case ("disabled", .bool(let isDisabled)):
      isEnabled = !isDisabled
      return
    default: break
    }
    switch self {
    case let toggle as Switch: try toggle.take(setting)
    case let slider as Slider: try slider.take(setting)
    case let segmented as SegmentedControl: try segmented.take(setting)
    default: throw setting.failure
    }
  }
}
