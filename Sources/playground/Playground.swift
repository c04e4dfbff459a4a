import ArgumentParser
import Canvas
import Glibc
import Workbench

@main
struct Playground: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground",
    abstract: "Show, inspect and test a switch, a slider and a segmented control.",
    version: Version.current,
    subcommands: [
      RunCommand.self, SnapshotCommand.self, SemanticsCommand.self, ReplayCommand.self,
      AdviseCommand.self,
      SymbolsCommand.self, AppearanceCommand.self, TokensCommand.self, IconCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  static func main() {
    StandardStreams.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let opensWindow = opensWindow(arguments)
    // Finding out what the other arguments mean takes about as long as reading the list of fonts.
    if opensWindow { TextEngine.prepareFonts() }
    do {
      var command = try (opensWindow ? windowCommand(arguments) : nil) ?? parseAsRoot(arguments)
      try command.run()
    } catch let failure as Failure {
      StandardStreams.say("playground: \(failure.message)\n")
      Glibc.exit(failure.code.rawValue)
    } catch {
      exit(withError: error)
    }
  }

  private static func opensWindow(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return true }
    return first == RunCommand.configuration.commandName
      || first.hasPrefix("--") && !["--help", "--version"].contains(first)
  }

  /// Does not load other commands' options; `nil` also for invalid arguments, which the caller
  /// handles.
  private static func windowCommand(_ arguments: [String]) -> (any ParsableCommand)? {
    let isNamed = arguments.first == RunCommand.configuration.commandName
    return try? RunCommand.parse(isNamed ? Array(arguments.dropFirst()) : arguments)
  }
}
