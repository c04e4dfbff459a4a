import ArgumentParser
import Workbench

extension WorkbenchProgram {
  /// The command that the first argument names, the window for an option, and `nil` for others.
  static func commandType(for arguments: [String]) -> (any ParsableCommand.Type)? {
    guard let name = arguments.first, !name.hasPrefix("-") else { return RunCommand<Self>.self }
    return configuration.subcommands.first { $0._commandName == name }
  }

  /// An error about a misspelled command or option; `nil` if all names are known.
  ///
  /// The argument parser takes the words after it for other arguments, and reports those first.
  static func unknownName(in arguments: [String]) -> ValidationError? {
    guard let command = commandType(for: arguments) else {
      return unknownCommand(in: arguments[...])
    }
    let lines = helpMessage(for: command, includeHidden: true).split(separator: "\n")
    let known = lines.compactMap { line in
      line.hasPrefix("  -") ? line.split(separator: " ").first { $0.hasPrefix("--") } : nil
    }.map(String.init)
    let given = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
    return given.lazy.compactMap { unknown("option", $0, among: known) }.first
  }

  /// An error about a first word that names no command.
  static func unknownCommand(in arguments: ArraySlice<String>) -> ValidationError? {
    guard let name = arguments.first, !name.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    return unknown("command", name, among: names)
  }

  /// The sentence is that of the argument parser.
  private static func unknown(
    _ kind: String, _ name: String, among names: [String]
  ) -> ValidationError? {
    if names.contains(name) { return nil }
    let hint = NearestName.of(name, among: names).map { ". Did you mean '\($0)'?" } ?? ""
    return ValidationError("Unknown \(kind) '\(name)'\(hint)")
  }
}
