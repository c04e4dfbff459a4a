import Controls

extension Slider {
  /// Does what a log's `set` asks for.
  func take(_ setting: ControlSetting) throws {
    switch (setting.property, setting.value.number) {
    case ("value", let number?): setValue(number, animated: setting.isAnimated)
    default: throw setting.failure
    }
  }
}
