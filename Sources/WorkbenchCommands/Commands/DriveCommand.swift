import ArgumentParser
import Workbench

package struct DriveCommand<Program: WorkbenchProgram>: MainActorCommand, DescribedOptions {
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

  var scene = DrivenOptions<Program>()

  package static var table: [DescribedOption<Self>] {
    DrivenOptions.table.map { $0.within(\.scene) }
  }

  package init() {}

  package func validate() throws { try scene.validate() }

  @MainActor
  package func perform() throws { try scene.makeScene().run() }
}
