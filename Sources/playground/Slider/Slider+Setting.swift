import Controls

extension Slider {
  /// Does what a log's `set` asks for.
  func take(_ setting: ControlSetting) throws {
    let object = JSON.object([.init(setting.property, setting.value)])
    var fields = try JSONFields(object, place: setting.place)
    guard let property = try? SliderProperty(setting.property, in: &fields) else {
      throw setting.failure
    }
    property.apply(to: self, animated: setting.isAnimated)
  }
}
