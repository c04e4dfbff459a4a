import Foundation

/// A page of `docs/spec` or `docs/decisions`: the rows of its tables, its anchors and its headings.
struct SpecPage {
  struct Row {
    /// The heading above the table.
    var heading: String
    /// The first cell, without its anchor.
    var cell: String
  }

  private(set) var rows: [Row] = []
  private(set) var anchors: [String] = []
  /// The anchors that viewers make from the headings.
  private(set) var headings: [String] = []

  init(_ text: String) {
    var heading = ""
    var isCode = false
    var tableLines = 0
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      anchors += line.matches(of: #/<a id="([^"]+)">/#).map { String($0.1) }
      if line.hasPrefix("#") {
        heading = Self.plain(String(line.drop { $0 == "#" }))
        headings.append(Self.anchor(ofHeading: heading))
      }
      tableLines = line.hasPrefix("|") ? tableLines + 1 : 0
      // The first two lines of a table are its header.
      if tableLines > 2 {
        let cell = line.dropFirst().prefix { $0 != "|" }
        rows.append(Row(heading: heading, cell: Self.plain(String(cell))))
      }
    }
  }

  /// Whether the page has an anchor or a heading of this name.
  func contains(_ anchor: String) -> Bool {
    anchors.contains(anchor) || headings.contains(anchor)
  }

  private static func plain(_ text: String) -> String {
    text.replacing(#/<[^>]*>/#, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Lower case, without punctuation, with hyphens in place of spaces.
  private static func anchor(ofHeading heading: String) -> String {
    heading.lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
      .replacing(" ", with: "-")
  }
}
