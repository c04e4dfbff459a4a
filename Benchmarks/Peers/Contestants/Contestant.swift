/// A program to measure: how it is started and where its controls are.
struct Contestant: Sendable {
  /// What it is asked for; every peer takes one of these words.
  enum Page: String, Sendable {
    case trio, stress, version
  }

  let name: String
  /// What it is, for readers of the table.
  let summary: String
  let executable: String
  /// What comes before the page's arguments.
  var firstArguments: [String] = []
  /// How a page is asked for.
  var pageArguments: @Sendable (Page) -> [String] = { [$0.rawValue] }
  var environment: [String: String] = [:]
  /// Files that have to be there, besides the executable.
  var files: [String] = []
  /// What it takes to build it, as Debian calls it.
  let packages: [String]
  var places: Places

  func arguments(for page: Page) -> [String] { firstArguments + pageArguments(page) }
}
