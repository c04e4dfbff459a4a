import Controls

extension Switch {
  /// Does what a log's `set` asks for.
  func take(_ setting: ControlSetting) throws {
    switch (setting.property, setting.value) {
    case ("isOn", .bool(let isOn)), ("on", .bool(let isOn)):
      setOn(isOn, animated: setting.isAnimated)
    default: throw setting.failure
    }
  }
}
