import ArgumentParser
import Canvas
import Controls
import Glibc
import Support
import Workbench

/// A program with the commands of the playground for the controls of its own workbench.
///
/// ```swift
/// @main
/// struct Stars: WorkbenchProgram {
///   static var workbench: Workbench {
///     Workbench(catalog: .standard + [StarRating.description])
///   }
/// }
/// ```
///
/// Without a command, the program opens the window: `--page`, `--reference`, `--record` and others
/// are its options. The commands `snapshot`, `semantics`, `replay`, `drive`, `mcp`, `compare`,
/// `fit`, `tokens` and `springs` need no display. Properties of controls are options, such as
/// `--value`.
public protocol WorkbenchProgram: ParsableCommand {
  /// Further options of the window, with names that no property has; ``NoOptions`` for none.
  associatedtype Options: ParsableArguments & Sendable = NoOptions

  /// The workbench, which may be made anew for each use.
  ///
  /// The title of its configuration is the program's name in messages and the usage.
  @MainActor static var workbench: Workbench { get }

  /// The workbench of a window with some of the options, on a display or driven without one; by
  /// default, without regard to them.
  @MainActor static func workbench(_ options: Options) -> Workbench

  /// A sentence about the program for `--help`.
  static var abstract: String { get }

  /// The version for `--version`.
  static var version: String { get }

  /// Commands besides those of a workbench.
  static var ownCommands: [any ParsableCommand.Type] { get }

  /// The paths of the files that the value of a property leads to; by default, its text.
  ///
  /// The output of a command never overwrites them.
  @MainActor static func files(of value: PropertyValue) -> [String]
}

/// The options of a program without options of its own.
public struct NoOptions: ParsableArguments, Sendable {
  /// No options.
  public init() {}
}

extension WorkbenchProgram {
  @MainActor
  public static func workbench(_ options: Options) -> Workbench { workbench }

  /// None.
  public static var abstract: String { "" }

  /// None.
  public static var version: String { "" }

  /// No commands.
  public static var ownCommands: [any ParsableCommand.Type] { [] }

  /// The text of the value.
  @MainActor
  public static func files(of value: PropertyValue) -> [String] {
    if case .text(let path) = value { [path] } else { [] }
  }

  /// The commands of a workbench and those of the program.
  public static var configuration: CommandConfiguration {
    let commands: [any ParsableCommand.Type] = [
      RunCommand<Self>.self, SnapshotCommand<Self>.self, SemanticsCommand<Self>.self,
      ReplayCommand<Self>.self, DriveCommand<Self>.self, MCPCommand<Self>.self,
      CompareCommand<Self>.self, FitCommand<Self>.self,
      TokensCommand<Self>.self, SpringsCommand<Self>.self,
    ]
    return CommandConfiguration(
      commandName: name, abstract: abstract, version: version,
      subcommands: commands + ownCommands, defaultSubcommand: RunCommand<Self>.self)
  }

  /// Reads the arguments, runs a command, and ends the process with an exit code if it fails.
  public static func main() {
    StandardStreams.prepare()
    // Reading the list of fonts takes longer than all else before the first frame.
    TextEngine.prepareFonts()
    do {
      try checkArguments()
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let failure as Failure {
      StandardStreams.say("\(name): \(failure.message)\n")
      Glibc.exit(failure.code.rawValue)
    } catch {
      exit(withError: error)
    }
  }

  /// An argument that is repaired would name another file.
  private static func checkArguments() throws {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil {
        let shown = String(cString: argument)
        throw Failure(.badUsage, "\(shown) is not UTF-8; rename the file.")
      }
    }
  }

  private static func run(_ arguments: [String]) throws {
    do {
      var command = try command(for: arguments)
      try command.run()
    } catch let error as ValidationError {
      // The argument parser would print the usage of the program.
      let usage = usage(of: commandType(for: arguments) ?? Self.self)
      StandardStreams.say("Error: \(error.message)\n\(usage)\n")
      throw ExitCode.validationFailure
    } catch  where exitCode(for: error).isSuccess {
      // Help, version and completion scripts: the argument parser would ignore a failed write.
      try OutputFile.write(Array((fullMessage(for: error) + "\n").utf8), to: "-")
    }
  }

  /// Reads the arguments; the argument parser does it where a table of options does not suffice.
  package static func command(for arguments: [String]) throws -> any ParsableCommand {
    var command: any (ParsableCommand & DescribedOptions).Type = RunCommand<Self>.self
    var words = arguments[...]
    if let name = arguments.first, !name.hasPrefix("-") {
      let described: [any (ParsableCommand & DescribedOptions).Type] = [
        command, SnapshotCommand<Self>.self, SemanticsCommand<Self>.self, DriveCommand<Self>.self,
        CompareCommand<Self>.self,
      ]
      if let named = described.first(where: { $0.configuration.commandName == name }) {
        (command, words) = (named, arguments.dropFirst())
      }
    }
    if let command = command.init(reading: words) { return command }
    // The argument parser would print the help of the program.
    if arguments.first == "help", let error = unknownCommand(in: arguments.dropFirst()) {
      throw error
    }
    do { return try parseAsRoot(arguments) } catch {
      if exitCode(for: error).isSuccess { throw error }
      throw unknownName(in: arguments) ?? error
    }
  }

  private static func usage(of command: any ParsableCommand.Type) -> String {
    let name = command == Self.self ? name : "\(name) \(command._commandName)"
    let usage = usageString(for: command).split(separator: "\n").joined(separator: "\n       ")
    return "Usage: \(usage)\n  See '\(name) --help' for more information."
  }
}

extension WorkbenchProgram {
  // The argument parser calls on the main thread only.

  static var name: String {
    MainActor.assumeIsolated { workbench.configuration.programName }
  }

  @MainActor static var contents: WorkbenchContents { workbench.contents }

  static var tokens: TokenTable { TokenTable(catalogTokens) }

  static var catalogTokens: [Token] { MainActor.assumeIsolated { contents.catalog.tokens } }

  /// The names of the controls with a page.
  static var controlNames: [String] {
    MainActor.assumeIsolated { contents.catalog.descriptions.map(\.name) }
  }

  /// The names of all controls.
  static var namedControls: [String] {
    MainActor.assumeIsolated { contents.namedControls.descriptions.map(\.name) }
  }

  /// The names of the parts that can be pressed, after a sentence.
  static var partHint: String {
    let names = MainActor.assumeIsolated { contents.catalog.descriptions.flatMap(\.partNames) }
    return names.isEmpty ? "" : ": " + names.listed("or")
  }
}
