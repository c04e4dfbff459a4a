import ArgumentParser
import Driving
import Workbench

package struct DriveCommand<Program: WorkbenchProgram>: DrivingCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "drive",
      abstract: "Drive a control or the window by requests on standard input, without a display.",
      discussion: """
        Reads requests of JSON-RPC 2.0 from standard input, one a line, and writes replies to \
        standard output, until the input ends. Time is virtual: only requests move it, so the same \
        requests give the same replies. The request {"jsonrpc": "2.0", "id": 1, "method": "info"} \
        lists all methods; docs/driving.md explains them.
        """)
  }

  @OptionGroup var scene: DrivenSceneOptions<Program>

  @OptionGroup var environment: EnvironmentOptions<DrivenSettings>

  @OptionGroup var tokens: TokensOption<Program>

  @OptionGroup(title: "Properties of controls")
  var properties: PropertyOptions<ProgramProperties<Program>>

  package init() {}

  package func validate() throws {
    try checkOptions()
  }

  @MainActor
  package func perform() throws { try makeScene().run() }
}

extension DriveCommand {
  /// Reads a page and its environment; `nil` for arguments that the argument parser has to read or
  /// to reject.
  ///
  /// The parser takes a quarter of the instructions until the first reply.
  init?(reading arguments: some Sequence<String>) {
    self.init()
    var words = arguments.makeIterator()
    var page: PageArgument<Program>?
    var rest: [String] = []
    while let word = words.next() {
      guard word == "--page" else {
        rest.append(word)
        continue
      }
      guard let name = words.next(), let named = PageArgument<Program>(argument: name) else {
        return nil
      }
      page = named
    }
    guard let environment = EnvironmentOptions<DrivenSettings>(reading: rest) else { return nil }
    scene = DrivenSceneOptions(page: page)
    (self.environment, tokens, properties) = (environment, TokensOption(), PropertyOptions())
  }
}
