import ArgumentParser
import Canvas
import Controls

/// `playground snapshot`: a picture without a display.
struct SnapshotCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Paint a control into a PNG file, without a display.")

  @OptionGroup var picture: PictureOptions

  @Option(help: "The PNG file to write; - is standard output.")
  var output: String

  @MainActor
  func perform() throws {
    let bytes: [UInt8]
    do {
      bytes = try picture.painted().png()
    } catch let error as BitmapError {
      throw Failure(.internalError, "\(error)")
    }
    try OutputFile.write(bytes, to: output)
  }
}
