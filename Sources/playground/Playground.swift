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
      CompareCommand.self, FitCommand.self, AdviseCommand.self,
      SymbolsCommand.self, AppearanceCommand.self, TokensCommand.self, SpringsCommand.self,
      IconCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  static func main() {
    StandardStreams.prepare()
    // Reading the list of fonts takes longer than all else before the first frame.
    TextEngine.prepareFonts()
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let failure as Failure {
      StandardStreams.say("playground: \(failure.message)\n")
      Glibc.exit(failure.code.rawValue)
    } catch {
      exit(withError: error)
    }
  }

  private static func run(_ arguments: [String]) throws {
    do {
      if let options = windowArguments(arguments) {
        // The parser finds options by reflection, which takes a third of the instructions until the
        // first frame.
        if options.isEmpty {
          return try perform {
            try RunCommand.open(SessionOptions(), switchCount: RunCommand.usualCount)
          }
        }
        // Does not load other commands' options. Invalid ones are reported below.
        if let command = try? RunCommand.parse(options) { return try run(command) }
      }
      try run(parseAsRoot(arguments))
    } catch  where exitCode(for: error).isSuccess {
      // Help, version and completion scripts: the argument parser would ignore a failed write.
      try OutputFile.write(Array((fullMessage(for: error) + "\n").utf8), to: "-")
    }
  }

  private static func run(_ command: any ParsableCommand) throws {
    var command = command
    do {
      try command.run()
    } catch let error as ValidationError {
      // The argument parser would print the usage of the program.
      let usage = usage(of: type(of: command))
      StandardStreams.say("Error: \(error.message)\n\(usage)\n")
      throw ExitCode.validationFailure
    }
  }

  private static func usage(of command: any ParsableCommand.Type) -> String {
    let name = "playground \(command.configuration.commandName ?? "")"
    let usage = usageString(for: command).split(separator: "\n").joined(separator: "\n       ")
    return "Usage: \(usage)\n  See '\(name) --help' for more information."
  }

  /// The arguments of `run`; `nil` if the arguments are of another command.
  private static func windowArguments(_ arguments: [String]) -> [String]? {
    guard let first = arguments.first else { return arguments }
    if first == RunCommand.configuration.commandName { return Array(arguments.dropFirst()) }
    return first.hasPrefix("--") && !["--help", "--version"].contains(first) ? arguments : nil
  }
}
