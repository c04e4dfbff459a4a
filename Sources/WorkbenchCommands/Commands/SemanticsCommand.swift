import ArgumentParser
import Canvas
import Controls
import Workbench

package struct SemanticsCommand<Program: WorkbenchProgram>: PictureCommand, DescribedOptions {
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

  private var arguments = SubjectArguments<Program>()
  var picture = PictureOptions<Program, PictureSettings>()
  private var output = "-"

  package static var table: [DescribedOption<Self>] {
    SubjectArguments.table.map { $0.within(\.arguments) }
      + PictureOptions.table.map { $0.within(\.picture) }
      + [
        .withDefault(
          "output", \.output, completion: .file(),
          help: "The file to write; - is standard output.")
      ]
  }

  var subject: Subject<Program> { arguments.subject }

  var part: String? { arguments.part }

  package init() {}

  package func validate() throws {
    try picture.validate()
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
