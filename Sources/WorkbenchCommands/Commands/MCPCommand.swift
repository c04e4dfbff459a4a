import ArgumentParser
import Driving
import Workbench

package struct MCPCommand<Program: WorkbenchProgram>: MainActorCommand, DescribedOptions {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mcp",
      abstract: "Serve the methods of drive as tools of the Model Context Protocol.",
      discussion: """
        Speaks the Model Context Protocol on standard input and output, for agents. Without \
        --drive, the tools act without a display, on virtual time.
        """)
  }

  var drive: String?
  var scene = DrivenOptions<Program>()

  package static var table: [DescribedOption<Self>] {
    [
      .optional(
        "drive", \.drive, completion: .file(),
        help: "The Unix socket of a window that was started with run --drive.")
    ] + DrivenOptions.table.map { $0.within(\.scene) }
  }

  package init() {}

  package func validate() throws {
    try scene.validate()
    if drive != nil, scene.isDescribed {
      throw ValidationError("--drive shows what the window shows; leave out the other options.")
    }
  }

  @MainActor
  package func perform() throws {
    if let drive {
      let client = try DriveClient(drive)
      try MCPServer(DrivenOptions<Program>.program, call: client.result).run()
    } else {
      let scene = try scene.makeScene()
      scene.runTasks()
      try MCPServer(
        DrivenOptions<Program>.program, isOver: { scene.isOver }, call: scene.result
      ).run()
    }
  }
}
