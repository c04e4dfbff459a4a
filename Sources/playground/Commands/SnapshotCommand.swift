import ArgumentParser
import Workbench

struct SnapshotCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Paint a control into a PNG, SVG or PDF file, without a display.",
    discussion: """
      The ending of the file's name says which: .png, .svg or .pdf; any other means PNG. In SVG and \
      PDF everything is made of shapes, one unit a point; --scale then says which pixels hairlines, \
      text and images are aligned to. PDF knows no blurs: there, shadows are images of 4 pixels a \
      point.
      """)

  @OptionGroup var picture: PictureOptions

  @Option(help: "The file to write; - is standard output.", completion: .file())
  var output: String

  @Option(help: "png, svg or pdf, whatever the file's name ends in.")
  var format: PictureFormat?

  func validate() throws {
    try FileUses(inputs: picture.inputs, outputs: [.init("--output", output)]).check()
  }

  @MainActor
  func perform() throws {
    let format = format ?? PictureFormat(endingOf: output) ?? .png
    try OutputFile.write(picture.file(format), to: output)
  }
}
