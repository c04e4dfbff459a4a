import ArgumentParser
import Controls

/// The settings of an environment that a command has options for.
protocol EnvironmentOptionSource {
  static var settings: [EnvironmentSetting] { get }
  /// Whether `auto` leaves theme, contrast and motion to the desktop.
  static var followsDesktop: Bool { get }
}

extension EnvironmentOptionSource {
  static var followsDesktop: Bool { false }
}

/// An option for each of a command's settings: `--text-size` for `textSize`.
///
/// Options are found by the mirror of the type, as those of ``PropertyOptions`` are.
struct EnvironmentOptions<Source: EnvironmentOptionSource>: ParsableArguments, CustomReflectable {
  /// The values of the options that were given, by the names of their settings; of `auto` none.
  private(set) var values: [String: PropertyValue] = [:]

  var settings: EnvironmentSettings { EnvironmentSettings(values) }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for setting in Source.settings {
      let key = Key(stringValue: setting.name)
      if setting.kind == .flag {
        let flag = try container.decode(Flag<Bool>.self, forKey: key)
        if flag.wrappedValue { values[setting.name] = true }
      } else if let text = try container.decode(Option<String?>.self, forKey: key).wrappedValue {
        values[setting.name] = try Self.value(text, of: setting)
      }
    }
  }

  private static func value(
    _ text: String, of setting: EnvironmentSetting
  ) throws -> PropertyValue {
    if text == "auto", canFollowDesktop(setting) { return .none }
    let value: PropertyValue? =
      setting.kind == .number ? Double(text).map { .number($0) } : .text(text)
    guard let value, setting.accepts(value) else {
      throw ValidationError("--\(setting.option) has to be \(expectation(of: setting)).")
    }
    return value
  }

  private static func canFollowDesktop(_ setting: EnvironmentSetting) -> Bool {
    Source.followsDesktop && ["theme", "contrast", "motion"].contains(setting.name)
  }

  private static func expectation(of setting: EnvironmentSetting) -> String {
    setting.expectation
      + (canFollowDesktop(setting) ? ", or auto for the desktop's preference" : "")
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: Source.settings.map { setting in
        ("_" + setting.name, Self.wrapper(of: setting)) as Mirror.Child
      })
  }

  private static func wrapper(of setting: EnvironmentSetting) -> Any {
    let name = NameSpecification.customLong(setting.option)
    if setting.kind == .flag {
      return Flag(wrappedValue: false, name: name, help: ArgumentHelp(setting.help))
    }
    let names: [String] = if case .choice(let names) = setting.kind { names } else { [] }
    return Option<String?>(
      name: name, help: ArgumentHelp("\(setting.help) (\(expectation(of: setting)))"),
      completion: names.isEmpty ? nil : .list(names + (canFollowDesktop(setting) ? ["auto"] : [])))
  }
}
