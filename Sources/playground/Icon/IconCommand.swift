import ArgumentParser
import Workbench
import WorkbenchCommands

struct IconCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon",
    abstract: "Write the program's icon to a PNG, SVG or PDF file.",
    discussion: """
      The extension of the file name selects the format: .png, .svg or .pdf; any other means PNG. \
      --size applies to PNG only.
      """,
    shouldDisplay: false)

  @Option(help: "The width and height of a PNG in pixels, 8 to 1024 (default: 128).")
  var size: Int?

  @OptionGroup var file: PictureFileOptions

  func validate() throws {
    try ValidationError.check(
      size, in: 8...1024, "--size must be a whole number from 8 to 1024.")
    try ValidationError.checkName(file.output, of: "--output")
    guard size == nil || file.format == .png else {
      throw ValidationError("--size applies to PNG only; leave it out for SVG and PDF.")
    }
  }

  @MainActor
  func perform() throws { try OutputFile.write(bytes(), to: file.output) }

  @MainActor
  func bytes() throws -> [UInt8] {
    switch file.format {
    case .png: try AppIcon.bitmap(size: size ?? 128).png()
    case .svg: AppIcon.shapes.svg()
    case .pdf: try AppIcon.shapes.pdf()
    }
  }
}
