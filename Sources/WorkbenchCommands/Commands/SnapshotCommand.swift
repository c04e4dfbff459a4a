import ArgumentParser
import Workbench

package struct SnapshotCommand<Program: WorkbenchProgram>: PictureCommand, DescribedOptions {
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

  private var arguments = SubjectArguments<Program>()
  var picture = PictureOptions<Program, PictureSettings>()
  private var reference = ReferenceOptions()
  private var file = PictureFileOptions()

  package static var table: [DescribedOption<Self>] {
    SubjectArguments.table.map { $0.within(\.arguments) }
      + PictureOptions.table.map { $0.within(\.picture) }
      + ReferenceOptions.table.map { $0.within(\.reference) }
      + PictureFileOptions.table.map { $0.within(\.file) }
  }

  var subject: Subject<Program> { arguments.subject }

  var part: String? { arguments.part }

  var stageReference: ReferenceOptions? { reference }

  package init() {}

  package func validate() throws {
    try picture.validate()
    try checkSubject()
    try reference.validate()
    try reference.check(page: subject == .window ? picture.page : nil, "window and ")
    try FileUses(inputs: inputs + reference.inputs, outputs: ["--output": file.output]).check()
  }

  @MainActor
  package func perform() throws { try OutputFile.write(bytes(as: file.format), to: file.output) }
}
