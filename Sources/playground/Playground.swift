import ArgumentParser

#if canImport(Glibc)
import Glibc
#endif

/// The program's command line.
@main
struct Playground: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground",
    abstract: "A switch, a slider and a segmented control, exact to the pixel and the millisecond.",
    version: Version.current,
    subcommands: [
      RunCommand.self, SnapshotCommand.self, SemanticsCommand.self, ReplayCommand.self,
      AdviseCommand.self,
      SymbolsCommand.self, AppearanceCommand.self, TokensCommand.self, IconCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  static func main() {
    StandardStreams.prepare()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      StandardStreams.say("playground: \(failure.message)\n")
      Glibc.exit(failure.code.rawValue)
    } catch {
      exit(withError: error)
    }
  }
}
