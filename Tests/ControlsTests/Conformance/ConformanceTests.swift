import Foundation
import Testing

/// Keeps `docs/conformance.md` true: what it names exists, and no row of the spec is missing.
///
/// That the tests it names are run and pass is what `scripts/ledger` shows.
@Suite struct `The conformance page` {
  private let ledger: Ledger

  init() throws {
    ledger = Ledger(try SpecRows.text("docs/conformance.md"))
  }

  /// How a verdict begins, and whether the row then needs code and tests.
  private static let verdicts: [(beginning: String, isShown: Bool)] = [
    ("met", true), ("[met differently](", true), ("advice obeyed: ", false),
    ("other platform: ", false), ("not applicable: ", false), ("open: ", false),
  ]

  @Test func `it has every row of the spec's tables, in order, once`() throws {
    let expected = try SpecRows.tableRows() ?? SpecRows.keptTableRows()
    #expect(expected.count == 98)
    #expect(ledger.tableRows.flatMap(\.names) == expected)
  }

  @Test func `it has every row of the spec's prose once, in the section of its file`() throws {
    let expected = try SpecRows.proseRows() ?? SpecRows.keptProseRows()
    #expect(expected.count == 223)
    let names = ledger.proseRows.flatMap(\.names)
    #expect(names.count == Set(names).count, "some are there twice")
    #expect(Set(expected).subtracting(names).sorted() == [], "some are missing")
    #expect(Set(names).subtracting(expected).sorted() == [], "some are not in the spec")
    for row in ledger.proseRows {
      for name in row.names {
        let prefix = name.prefix { $0 != "-" }
        #expect(SpecRows.prefixes[String(prefix)] == row.section, "\(name)")
      }
    }
  }

  /// Where the spec is not there, the kept names stand in for it.
  @Test func `the kept names are those of the spec`() throws {
    let (tables, prose) = (SpecRows.tableRows(), SpecRows.proseRows())
    if let tables { #expect(try SpecRows.keptTableRows() == tables) }
    if let prose { #expect(try SpecRows.keptProseRows() == prose) }
  }

  @Test func `each row says how it is met`() {
    for row in ledger.rows {
      let verdict = Self.verdicts.first { row.verdict.hasPrefix($0.beginning) }
      #expect(verdict != nil, "\(row.title): \(row.verdict)")
      if verdict?.isShown == true {
        #expect(!row.implementations.isEmpty, "\(row.title)")
        #expect(!row.tests.isEmpty, "\(row.title)")
      }
    }
  }

  @Test func `the files it names exist`() throws {
    for row in ledger.rows {
      for file in row.implementations {
        #expect(throws: Never.self, "\(row.title)") { try SpecRows.text(file) }
      }
      for link in row.verdict.matches(of: /\]\(([^)#]+)[^)]*\)/) {
        #expect(throws: Never.self, "\(row.title)") {
          try SpecRows.text("docs/\(link.output.1)")
        }
      }
    }
  }

  @Test func `the tests it names exist`() {
    for row in ledger.rows {
      for test in row.tests {
        let source = try? SpecRows.text("Tests/\(test.file)")
        let plain = "func \(test.name)("
        #expect(
          source?.contains("func `\(test.name)`(") == true || source?.contains(plain) == true,
          "\(row.title): \(test.file), \(test.name)")
      }
    }
  }
}
