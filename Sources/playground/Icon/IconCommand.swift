import ArgumentParser
import Canvas
import Workbench

struct IconCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon",
    abstract: "Paint the program's icon into a PNG, SVG or PDF file.",
    discussion: """
      The ending of the file's name says which: .png, .svg or .pdf; any other means PNG. Only the \
      first has pixels, so only that has a --size.
      """,
    shouldDisplay: false)

  @Option(help: "Pixels each way of a PNG, 8 to 1024 (default: 128).")
  var size: Int?

  @Option(help: "The file to write; - is standard output.", completion: .file())
  var output: String

  @Option(help: "png, svg or pdf, whatever the file's name ends in.")
  var format: PictureFormat?

  func validate() throws {
    guard let size else { return }
    guard (8...1024).contains(size) else {
      throw ValidationError("--size is a whole number from 8 to 1024.")
    }
    guard pictureFormat == .png else {
      throw ValidationError("--size is for PNG; an SVG or a PDF has no pixels.")
    }
  }

  @MainActor
  func perform() throws { try OutputFile.write(file(), to: output) }

  private var pictureFormat: PictureFormat { format ?? PictureFormat(endingOf: output) ?? .png }

  @MainActor
  func file() throws -> [UInt8] {
    switch pictureFormat {
    case .png: try AppIcon.bitmap(size: size ?? 128).png()
    case .svg: AppIcon.shapes.svg()
    case .pdf: try AppIcon.shapes.pdf()
    }
  }
}
