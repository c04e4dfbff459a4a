import Foundation

/// The names of the spec's rows: from its files if they are beside the checkout, else from the
/// saved lists.
struct SpecRows {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let files = [
    "ios-switch", "ios-slider", "ios-segmented-control", "hig-segmented-controls",
    "uisegmentedcontrol-custom-appearance",
  ]

  static let prefixes = [
    "switch": "ios-switch", "slider": "ios-slider", "segmented": "ios-segmented-control",
    "hig": "hig-segmented-controls", "appearance": "uisegmentedcontrol-custom-appearance",
  ]

  /// The claim that a row of a table makes, such as `switch/thumb/size-pressed`.
  ///
  /// - Parameter row: A row in the format of ``tableRows()``.
  static func claim(of row: String) -> String {
    let parts = row.components(separatedBy: " | ")
    let prefix = prefixes.first { $0.value == parts[0] }?.key ?? parts[0]
    let words = parts.dropFirst().map { part in
      part.lowercased().matches(of: /[a-z0-9]+/).map { String($0.output) }.joined(separator: "-")
    }
    return ([prefix] + words).joined(separator: "/")
  }

  static func keptTableRows() throws -> [String] {
    try text("Tests/ControlsTests/Fixtures/spec-rows.txt").split(separator: "\n").map(String.init)
  }

  static func keptProseRows() throws -> [String] {
    try text("Tests/ControlsTests/Fixtures/prose-rows.txt").split(separator: "\n").map(String.init)
  }

  private static func spec(_ file: String) -> String? {
    let folder = root.deletingLastPathComponent().appending(path: "shared/spec")
    return try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// Rows as file, heading and first cell, or `nil` if the spec is not available.
  static func tableRows() -> [String]? {
    var rows: [String] = []
    for file in files {
      guard let text = spec("\(file).md") else { return nil }
      rows += tableRows(of: file, text)
    }
    return rows
  }

  private static func tableRows(of file: String, _ text: String) -> [String] {
    var rows: [String] = []
    var heading = ""
    var isInTable = false
    var isInDrawing = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInDrawing.toggle() }
      if isInDrawing { continue }
      if line.hasPrefix("#") { heading = line.trimmingCharacters(in: ["#", "*", " "]) }
      guard line.hasPrefix("|") else {
        isInTable = false
        continue
      }
      let cell = line.split(separator: "|", omittingEmptySubsequences: false)[1]
        .trimmingCharacters(in: .whitespaces)
      if isInTable && !cell.allSatisfy({ $0 == "-" || $0 == ":" }) {
        rows.append("\(file) | \(heading) | \(cell)")
      }
      isInTable = true
    }
    return rows
  }

  /// The identifiers of the claims outside of tables, or `nil` if the spec is not available.
  static func proseRows() -> [String]? {
    spec("prose-rows.md")?.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| ((?:switch|slider|segmented|hig|appearance)-p[0-9]+) \|/)
        .map { String($0.output.1) }
    }
  }
}
