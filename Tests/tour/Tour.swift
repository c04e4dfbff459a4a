import ArgumentParser
import Robot

/// Takes pictures of the playground on a display in memory.
@main struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Operate the playground's controls on a virtual display and save screenshots.")

  @Option(help: "The playground's executable (default: the one beside this program).")
  var program: String?

  @Option(help: "The folder for the pictures.") var output = "artifacts"

  @Option(help: "The theme at the start.") var theme: Visit.Theme

  @Option(help: "Pixels per point: 1 or 2.") var scale = 1

  func validate() throws {
    if ![1, 2].contains(scale) { throw ValidationError("--scale must be 1 or 2.") }
  }

  @MainActor func run() async throws {
    let playground = try Executables.playground(named: program)
    let album = try Album(folder: output)
    try Visit(theme: theme, scale: scale, album: album, playground: playground).run()
    print("\(album.count) \(theme) pictures at \(scale)x are in \(album.folder.path).")
  }
}
