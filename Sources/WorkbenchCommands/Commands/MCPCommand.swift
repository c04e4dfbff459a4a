import ArgumentParser
import Driving
import Workbench

package struct MCPCommand<Program: WorkbenchProgram>: DrivingCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mcp",
      abstract: "Serve the methods of drive as tools of the Model Context Protocol.",
      discussion: """
        Speaks the Model Context Protocol on standard input and output, for agents. Without \
        --drive, the tools act without a display, on virtual time.
        """)
  }

  @Option(
    help: "The Unix socket of a window that was started with run --drive.", completion: .file())
  var drive: String?

  @OptionGroup var scene: DrivenSceneOptions<Program>

  @OptionGroup var environment: EnvironmentOptions<DrivenSettings>

  @OptionGroup var tokens: TokensOption<Program>

  @OptionGroup(title: "Properties of controls")
  var properties: PropertyOptions<ProgramProperties<Program>>

  package init() {}

  package func validate() throws {
    try checkOptions()
    if drive != nil, scene.control != nil || scene.page != nil {
      throw ValidationError("--drive shows what the window shows; leave out the control or page.")
    }
  }

  @MainActor
  package func perform() throws {
    if let drive {
      let client = try DriveClient(drive)
      try MCPServer(Self.drivenProgram) { client.result(of: $0) }.run()
    } else {
      let scene = try makeScene()
      try MCPServer(Self.drivenProgram, isOver: { scene.isOver }) { scene.result(of: $0) }.run()
    }
  }
}
