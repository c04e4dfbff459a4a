/// A program to measure, with its command line and the positions of its controls.
struct Contestant: Sendable {
  /// The argument of every peer: the page to show, or a request for the version.
  enum Page: String, Sendable {
    case trio, stress, version
  }

  let name: String
  /// A description for the notes of the table.
  let summary: String
  let executable: String
  /// Arguments before those of the page.
  var firstArguments: [String] = []
  /// The arguments that select a page.
  var pageArguments: @Sendable (Page) -> [String] = { [$0.rawValue] }
  var environment: [String: String] = [:]
  /// Required files other than the executable.
  var files: [String] = []
  /// The Debian packages that are needed to build the program.
  let packages: [String]
  var places: Places

  func arguments(for page: Page) -> [String] { firstArguments + pageArguments(page) }
}
