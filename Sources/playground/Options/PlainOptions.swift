import Workbench

/// The usual options of a window, read without the argument parser.
///
/// The parser finds options by reflection, which takes a third of the instructions until the first
/// frame.
struct PlainOptions {
  private(set) var session = SessionOptions()
  private(set) var switchCount = 1000

  /// `nil` for other or invalid arguments, which are left to the parser.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var names: [String] = []
    while let name = rest.popFirst() {
      if names.contains(name) { return nil }
      names.append(name)
      switch name {
      case "--fresh": session.isFresh = true
      case "--print-layout": session.printsLayout = true
      default: guard let text = rest.popFirst(), read(text, for: name) else { return nil }
      }
    }
  }

  private mutating func read(_ text: String, for name: String) -> Bool {
    switch name {
    case "--page":
      session.page = PageName(argument: text)
      return session.page != nil
    case "--count":
      guard let number = Int(text), RunCommand.counts.contains(number) else { return false }
      switchCount = number
      return true
    default: return readSetting(text, for: name)
    }
  }

  private mutating func readSetting(_ text: String, for name: String) -> Bool {
    typealias Options = EnvironmentOptions<RunCommand.Settings>
    let setting = RunCommand.Settings.settings.first { "--" + $0.option == name }
    guard let setting, setting.kind != .flag, let value = try? Options.value(text, of: setting)
    else { return false }
    session.environment[setting.name] = value
    return true
  }
}
