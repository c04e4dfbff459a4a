import ArgumentParser
import Foundation
import Robot

/// Compares the playground with programs of other toolkits that perform the same operations.
@main
struct Peers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peers",
    abstract: "Compare the playground with other UI toolkits at the same operations, on Xvfb.")

  @Option(help: "The names of the programs, separated by commas; by default all that are built.")
  var programs: String?

  @Option(help: "The number of complete measurements of each program, 1 or more.")
  var repetitions = 3

  @Flag(help: "Measure less precisely in a third of the time.")
  var quick = false

  @Flag(help: "Only list the programs.")
  var list = false

  @Option(help: "A JSON file for all measurements.")
  var output: String?

  @Option(help: "A Markdown file for the table.")
  var markdown: String?

  @Option(help: "The playground's executable; scripts/build makes it.")
  var playground = ".build/release/playground"

  @Option(help: "The folder of the built peers.")
  var peersFolder = "Benchmarks/.build/peers"

  func validate() throws {
    if repetitions < 1 { throw ValidationError("--repetitions must be 1 or more.") }
  }

  @MainActor
  func run() async throws {
    let catalog = Catalog(playground: playground, folder: peersFolder)
    if list {
      print(catalog.description)
      return
    }
    try [output, markdown].compactMap(\.self).forEach(Files.reserve)
    let names = programs?.split(separator: ",").map(String.init)
    var selection = try catalog.select(names)
    let ours = try Survey(of: catalog.playground)
    for index in selection.present.indices where selection.present[index].name == Catalog.ours {
      selection.present[index].places = ours.places
    }

    let comparison = Comparison(
      contestants: selection.present, lengths: quick ? .quick : .full, repetitions: repetitions,
      output: output)
    let report = try comparison.run(leftOut: selection.absent)
    let text = report.markdown
    print(text)
    if let markdown { try Files.write(text, to: markdown) }
    if !report.failures.isEmpty { throw ExitCode.failure }
  }
}
