import ArgumentParser
import Foundation
import Robot

/// Measures the playground and its peers at the same work, one after the other, in one run.
@main
struct Peers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peers",
    abstract: "Measures the playground beside other toolkits at the same work, on Xvfb.")

  @Option(help: "The programs to measure, by name, with commas; default: all that are here.")
  var programs: String?

  @Option(help: "How often each program is measured from start to end.")
  var repetitions = 3

  @Flag(help: "Shorter passes: rougher figures in a third of the time.")
  var quick = false

  @Flag(help: "Only say which programs there are.")
  var list = false

  @Option(help: "A file for every number, as JSON.")
  var output: String?

  @Option(help: "A file for the table, as Markdown.")
  var markdown: String?

  @Option(help: "The playground's executable; scripts/build makes it.")
  var playground = ".build/release/playground"

  @Option(help: "The folder of the built peers.")
  var peersFolder = "Benchmarks/.build/peers"

  func validate() throws {
    if repetitions < 1 { throw ValidationError("--repetitions takes a number from 1 upward.") }
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
