import ArgumentParser
import Controls
import Workbench
import WorkbenchCommands

@main
struct Playground: WorkbenchProgram {
  static let abstract =
    "Show, inspect and test controls: switch, slider, range slider, segmented control, text field."

  static let version = Version.current

  static let ownCommands: [any ParsableCommand.Type] = [
    AdviseCommand.self, SymbolsCommand.self, AppearanceCommand.self, IconCommand.self,
  ]

  struct Options: ParsableArguments {
    @Option(
      parsing: .unconditional, help: "The number of switches on the stress page, 0 to 100000.")
    var count = 1000

    func validate() throws {
      try ValidationError.check(
        count, in: 0...100_000, "--count must be a number from 0 to 100000.")
    }
  }

  // Made once, because options and their help ask for its controls and pages.
  static let workbench = Workbench.playground()

  static func workbench(_ options: Options) -> Workbench { .playground(switchCount: options.count) }

  /// Files of an appearance lead to images.
  static func files(of value: PropertyValue) -> [String] { AppearanceFile.paths(of: value) }
}
