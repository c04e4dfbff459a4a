import ArgumentParser
import Foundation
import Robot

/// Takes pictures of the playground on a display in memory.
@main
struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Operate the playground's controls on a virtual display and save screenshots.")

  @Option(help: "The playground's executable (default: the one beside this program).")
  var program: String?

  @Option(help: "The folder for the pictures.")
  var output = "artifacts"

  @MainActor
  func run() async throws {
    let playground = try Executables.playground(named: program)
    let album = try Album(folder: output)
    for visit in [
      Visit(theme: .light, scale: 1, album: album, playground: playground),
      Visit(theme: .dark, scale: 1, album: album, playground: playground),
      Visit(theme: .light, scale: 2, album: album, playground: playground),
      Visit(theme: .dark, scale: 2, album: album, playground: playground),
    ] {
      try visit.run()
    }
    print("\(album.count) pictures are in \(album.folder.path).")
  }
}
