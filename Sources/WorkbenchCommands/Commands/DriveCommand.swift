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
