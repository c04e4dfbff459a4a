import ArgumentParser
import Workbench

package struct SnapshotCommand<Program: WorkbenchProgram>: PictureCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "snapshot",
      abstract: "Write a picture of a control to a PNG, SVG or PDF file, without a display.",
      discussion: """
        The extension of the file name selects the format: .png, .svg or .pdf; any other means \
        PNG. SVG and PDF files consist of shapes, with one unit per point; --scale then selects \
        the pixel grid for hairlines, text and images. PDF has no blurs, so shadows in it are \
        images with 4 pixels per point.
        """)
  }

  @OptionGroup var arguments: SubjectArguments<Program>

  @OptionGroup var picture: PictureOptions<Program>

  @OptionGroup var environment: EnvironmentOptions<PictureSettings>

  @OptionGroup var tokens: TokensOption<Program>

  @OptionGroup(title: "Properties of controls")
  var properties: PropertyOptions<ProgramProperties<Program>>

  @OptionGroup var reference: ReferenceOptions

  @OptionGroup var file: PictureFileOptions

  var subject: Subject<Program> { arguments.subject }

  var part: String? { arguments.part }

  var stageReference: ReferenceOptions? { reference }

  package init() {}

  package func validate() throws {
    try checkSubject()
    try reference.check(page: subject == .window ? picture.page : nil, "window and ")
    try FileUses(inputs: inputs + reference.inputs, outputs: ["--output": file.output]).check()
  }

  @MainActor
  package func perform() throws { try OutputFile.write(bytes(as: file.format), to: file.output) }
}
