import Controls
import Workbench

/// The usual options of a window, read without the argument parser.
///
/// The parser finds options by reflection, which takes a third of the instructions until the first
/// frame.
struct PlainOptions {
  var page: PageName?
  var isFresh = false
  var printsLayout = false
  var count = 1000
  /// By the names of the settings.
  var environment: [String: PropertyValue] = [:]

  /// `nil` for other or invalid arguments, which are left to the parser.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var names: [String] = []
    while let name = rest.popFirst() {
      if names.contains(name) { return nil }
      names.append(name)
      switch name {
      case "--fresh": isFresh = true
      case "--print-layout": printsLayout = true
      default: guard let text = rest.popFirst(), read(text, for: name) else { return nil }
      }
    }
  }

  private mutating func read(_ text: String, for name: String) -> Bool {
    switch name {
    case "--page":
      page = PageName(argument: text)
      return page != nil
    case "--count":
      guard let number = Int(text), RunCommand.counts.contains(number) else { return false }
      count = number
      return true
    default: return readSetting(text, for: name)
    }
  }

  private mutating func readSetting(_ text: String, for name: String) -> Bool {
    typealias Options = EnvironmentOptions<RunCommand.Settings>
    let setting = RunCommand.Settings.settings.first { "--" + $0.option == name }
    guard let setting, setting.kind != .flag, let value = try? Options.value(text, of: setting)
    else { return false }
    environment[setting.name] = value
    return true
  }

  @MainActor
  func open() throws {
    var options = SessionOptions()
    options.page = page
    options.isFresh = isFresh
    options.printsLayout = printsLayout
    options.environment = environment
    try RunCommand.open(options, switchCount: count)
  }
}
