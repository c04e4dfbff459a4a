import Foundation
import Testing

/// Keeps `docs/conformance.md` true: what it names exists, and no row of the spec is missing.
@Suite struct `The conformance page` {
  private struct Row {
    var name: String
    var implementation: String
    var tests: [(file: String, name: String)]
    var verdict: String
  }

  /// The package's folder.
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func rows() throws -> [Row] {
    var rows: [Row] = []
    var file = ""
    for line in try text("docs/conformance.md").split(separator: "\n") {
      if line.hasPrefix("## "), let name = line.split(separator: "`").dropFirst().first {
        file = String(name)
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1] != "table", !cells[1].hasPrefix("---") else { continue }
      rows.append(
        Row(
          name: "\(file) | \(cells[1]) | \(cells[2])",
          implementation: cells[3].replacing("`", with: ""), tests: tests(in: cells[4]),
          verdict: cells[5]))
    }
    return rows
  }

  private func tests(in cell: String) -> [(file: String, name: String)] {
    cell.split(separator: "<br>").compactMap { entry in
      let parts = entry.split(separator: "`: ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (String(parts[0].dropFirst()), String(parts[1]))
    }
  }

  @Test func `it has every row of the spec, in order, once`() throws {
    let expected = try text("Tests/ControlsTests/Fixtures/spec-rows.txt")
      .split(separator: "\n").map(String.init)
    #expect(expected.count == 98)
    #expect(try rows().map(\.name) == expected)
  }

  @Test func `each row says how it is met`() throws {
    for row in try rows() {
      let isMet = row.verdict == "met" || row.verdict.hasPrefix("[met differently](decisions/")
      #expect(isMet || row.verdict.hasPrefix("not applicable: "), "\(row.name)")
      if isMet {
        #expect(!row.implementation.isEmpty, "\(row.name)")
        #expect(!row.tests.isEmpty, "\(row.name)")
      }
    }
  }

  @Test func `the files it names exist`() throws {
    for row in try rows() where !row.implementation.isEmpty {
      #expect(throws: Never.self, "\(row.name)") { try text(row.implementation) }
    }
    for row in try rows() where row.verdict.hasPrefix("[met differently](") {
      let path = row.verdict.dropFirst("[met differently](".count).dropLast()
      #expect(throws: Never.self, "\(row.name)") { try text("docs/\(path)") }
    }
  }

  @Test func `the tests it names exist`() throws {
    for row in try rows() {
      for test in row.tests {
        let source = try? text("Tests/\(test.file)")
        #expect(
          source?.contains("func `\(test.name)`(") == true,
          "\(row.name): \(test.file), \(test.name)")
      }
    }
  }
}
