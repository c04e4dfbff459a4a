import Canvas
import Controls

extension Switch {
  /// Does what a log's `set` asks for.
  func take(_ setting: ControlSetting) throws {
    switch (setting.property, setting.value) {
    case ("isOn", .bool(let isOn)), ("on", .bool(let isOn)):
      setOn(isOn, animated: setting.isAnimated)
    case ("mixed", .bool(let isMixed)), ("isMixed", .bool(let isMixed)):
      setMixed(isMixed, animated: setting.isAnimated)
    case ("pending", .bool(let isPending)), ("isPending", .bool(let isPending)):
      setPending(isPending)
    case ("marks", .bool(let isShown)): showsMarks = isShown
    case ("marks", .null): showsMarks = nil
    case ("title", .null): title = nil
    case ("title", .string(let text)): title = text
    case ("style", .string(let name)): style = try choice(name, setting)
    case ("dragStyle", .string(let name)): dragStyle = try choice(name, setting)
    case ("onTint", let value): onTintColor = try color(value, setting)
    case ("offTint", let value): offTintColor = try color(value, setting)
    case ("thumbTint", let value): thumbTintColor = try color(value, setting)
    default: throw setting.failure
    }
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ name: String, _ setting: ControlSetting
  ) throws -> Choice {
    guard let choice = Choice(rawValue: name) else { throw setting.failure }
    return choice
  }

  /// A colour, or none for null.
  private func color(_ value: JSON, _ setting: ControlSetting) throws -> Color? {
    if value == .null { return nil }
    guard let text = value.string, let color = Color(text) else { throw setting.failure }
    return color
  }
}
