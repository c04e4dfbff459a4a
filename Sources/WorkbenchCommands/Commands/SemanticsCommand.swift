import ArgumentParser
import Canvas
import Controls
import Workbench

package struct SemanticsCommand<Program: WorkbenchProgram>: PictureCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "semantics",
      abstract: "Print the accessibility tree of a control as JSON, without a display.",
      discussion: """
        Prints for each element: role, id if it has one, label, help, value with its details, \
        states, actions, frame in points (x, y, width, height), spoken text, and children. For \
        gallery, prints the tree of the page, without the buttons of the window around it.
        """)
  }

  @OptionGroup var arguments: SubjectArguments<Program>

  @OptionGroup var picture: PictureOptions<Program>

  @OptionGroup var environment: EnvironmentOptions<PictureSettings>

  @OptionGroup var tokens: TokensOption<Program>

  @OptionGroup(title: "Properties of controls")
  var properties: PropertyOptions<ProgramProperties<Program>>

  @Option(help: "The file to write; - is standard output.", completion: .file())
  var output = "-"

  var subject: Subject<Program> { arguments.subject }

  var part: String? { arguments.part }

  package init() {}

  package func validate() throws {
    try checkSubject()
    try FileUses(inputs: inputs, outputs: ["--output": output]).check()
  }

  @MainActor
  package func perform() throws {
    try OutputFile.write(tree().json.line, to: output)
  }

  @MainActor
  func tree() throws -> SemanticsNode {
    let shown = try shown()
    shown.scene.resize(to: shown.size, scale: settings.scale)
    _ = shown.scene.update(for: FrameTime(target: SnapshotScene.settledTime))
    let control = shown.control.flatMap { shown.scene.semantics(of: $0) }
    return control ?? shown.scene.semantics
  }
}
