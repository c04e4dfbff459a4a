import ArgumentParser
import Controls
import Workbench

package protocol EnvironmentOptionSource {
  static var settings: [EnvironmentSetting] { get }
  /// Whether `auto` leaves theme, contrast and motion to the desktop.
  static var followsDesktop: Bool { get }
  /// Whether `auto` takes the theme from the reference.
  static var findsTheme: Bool { get }
}

extension EnvironmentOptionSource {
  package static var followsDesktop: Bool { false }
  package static var findsTheme: Bool { false }
}

package struct EnvironmentOptions<Source: EnvironmentOptionSource>: DescribedOptions {
  private var texts: [String: [String]] = [:]

  /// By the names of the settings.
  var values: [String: PropertyValue] { (try? checkedValues()) ?? [:] }

  package var settings: EnvironmentSettings { EnvironmentSettings(values) }

  package init() {}

  mutating func set(_ setting: EnvironmentSetting, to text: String) {
    texts[setting.option] = [text]
  }

  // The argument parser shows only errors that are thrown here, not those of decoding.
  package func validate() throws { _ = try checkedValues() }

  private func checkedValues() throws -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for setting in Source.settings {
      guard let texts = texts[setting.option] else { continue }
      values[setting.name] = try texts.first.map { try Self.value($0, of: setting) } ?? true
    }
    return values
  }

  private static func value(
    _ text: String, of setting: EnvironmentSetting
  ) throws -> PropertyValue {
    if text == "auto", automatic(setting) != nil { return .none }
    let value: PropertyValue? =
      setting.kind == .number ? Double(text).map { .number($0) } : .text(text)
    guard let value, setting.accepts(value) else {
      throw ValidationError("--\(setting.option) must be \(expectation(of: setting)).")
    }
    return value
  }

  /// The purpose of `auto`; `nil` for a setting that does not have it.
  private static func automatic(_ setting: EnvironmentSetting) -> String? {
    if Source.followsDesktop && ["theme", "contrast", "motion"].contains(setting.name) {
      return "to follow the desktop"
    }
    return Source.findsTheme && setting == .theme ? "to take it from the reference" : nil
  }

  private static func expectation(of setting: EnvironmentSetting) -> String {
    setting.expectation + (automatic(setting).map { ", or auto \($0)" } ?? "")
  }

  package static var table: [DescribedOption<Self>] {
    Source.settings.map { setting in
      let option = setting.option
      if setting.kind == .flag {
        return .flag(option, \.texts[flag: option], help: setting.help)
      }
      var choices: [String] = if case .choice(let names) = setting.kind { names } else { [] }
      if !choices.isEmpty, automatic(setting) != nil { choices.append("auto") }
      return .optional(
        option, \.texts[value: option], completion: choices.isEmpty ? nil : .list(choices),
        help: "\(setting.help) (\(expectation(of: setting)))")
    }
  }
}
