import ArgumentParser
import Canvas

/// How many threads paint.
struct ThreadsOption: ParsableArguments {
  /// As many as a crew has members. chosen
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
