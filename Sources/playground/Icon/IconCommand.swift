import ArgumentParser
import Workbench

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

  @Option(help: "The file to write; - is standard output.", completion: .file())
  var output: String

  @Option(help: "The format, png, svg or pdf; overrides the extension of the file name.")
  var format: PictureFormat?

  func validate() throws {
    guard let size else { return }
    guard (8...1024).contains(size) else {
      throw ValidationError("--size must be a whole number from 8 to 1024.")
    }
    guard pictureFormat == .png else {
      throw ValidationError("--size applies to PNG only; leave it out for SVG and PDF.")
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
