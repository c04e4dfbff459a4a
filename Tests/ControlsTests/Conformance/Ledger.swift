import Foundation

/// What `docs/conformance.md` says: a row for each row of the spec's tables, and rows for its prose.
struct Ledger {
  struct Citation: Hashable {
    /// Below `Tests`.
    var file: String
    /// The test's, as it is written between backticks.
    var name: String
  }

  struct Row {
    /// Of a table's row its file, table and name; of prose its identifiers.
    var names: [String]
    /// The file of the spec that the section is about.
    var section: String
    var implementations: [String]
    var tests: [Citation]
    var verdict: String

    var title: String { names.joined(separator: ", ") }
  }

  /// Rows of tables, in order.
  private(set) var tableRows: [Row] = []

  /// Rows of prose, in order.
  private(set) var proseRows: [Row] = []

  var rows: [Row] { tableRows + proseRows }

  init(_ text: String) {
    var section = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## "), let name = line.split(separator: "`").dropFirst().first {
        section = String(name)
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, !cells[1].hasPrefix("---"), !["table", "ids"].contains(cells[1])
      else { continue }
      let ids = cells[1].split(separator: ", ").map(String.init)
      let isProse = ids.allSatisfy { $0.contains(/^[a-z]+-p[0-9]+$/) }
      let row = Row(
        names: isProse ? ids : ["\(section) | \(cells[1]) | \(cells[2])"], section: section,
        implementations: Self.entries(in: cells[3]).map { $0.replacing("`", with: "") },
        tests: Self.entries(in: cells[4]).compactMap(Self.citation), verdict: cells[5])
      if isProse { proseRows.append(row) } else { tableRows.append(row) }
    }
  }

  private static func entries(in cell: String) -> [String] {
    cell.split(separator: "<br>").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func citation(_ entry: String) -> Citation? {
    let parts = entry.split(separator: "`: ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return Citation(file: String(parts[0].dropFirst()), name: String(parts[1]))
  }
}
