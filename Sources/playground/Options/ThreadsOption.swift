import ArgumentParser
import Canvas

struct ThreadsOption: ParsableArguments {
  /// The possible numbers of threads. chosen
  private static let counts = 1...8

  @Option(
    parsing: .unconditional,
    help: """
      How many threads paint large areas, 1 to 8; by default one a processor. The pixels are the \
      same.
      """)
  var threads: Int?

  func validate() throws {
    if let threads, !Self.counts.contains(threads) {
      throw ValidationError("--threads is a whole number from 1 to 8.")
    }
  }
}
