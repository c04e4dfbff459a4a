import Controls

extension SegmentedControl {
  /// Does what a log's `set` asks for.
  func take(_ setting: ControlSetting) throws {
    switch (setting.property, setting.value) {
    case ("selected", .null): select(nil, animated: setting.isAnimated)
    case ("selected", _) where setting.value.number != nil:
      guard let index = setting.value.wholeNumber else {
        throw Failure(.badInput, "\(setting.place): selected has to be a whole number")
      }
      guard select(index, animated: setting.isAnimated) else {
        throw Failure(
          .badInput,
          "\(setting.place): selected has to be a segment from 0 to \(titles.count - 1)")
      }
    default: throw setting.failure
    }
  }
}
