import Foundation
import Testing

@Suite struct `Conformance page` {
  private let text: String
  private let page: ConformancePage
  private let citations: [SpecCitation]

  init() throws {
    text = try SpecRows.text("docs/conformance.md")
    page = ConformancePage(text)
    citations = try SpecCitation.all()
  }

  /// Beginnings of verdicts, and whether such a row needs code and tests.
  private static let verdicts: [(beginning: String, isShown: Bool)] = [
    ("met", true), ("[met differently](", true), ("advice obeyed: ", false),
    ("other platform: ", false), ("not applicable: ", false), ("open: ", false),
  ]

  @Test func `lists every table row of the spec in order, once`() throws {
    let expected = try SpecRows.tableClaims()
    #expect(expected.count == 98)
    #expect(page.rows.flatMap(\.claims).filter { $0.contains("/") } == expected)
  }

  @Test func `lists every prose claim of the spec once, in the section of its file`() throws {
    let expected = try SpecRows.proseClaims()
    #expect(expected.count == 223)
    let claims = page.rows.flatMap(\.claims).filter { !$0.contains("/") }
    #expect(claims.sorted() == expected.sorted())
    for row in page.rows {
      for claim in row.claims {
        #expect(SpecRows.document(of: claim) == row.section, "\(claim)")
      }
    }
  }

  @Test func `every row has a verdict, every met row has a test, and every file exists`() {
    for row in page.rows {
      let verdict = Self.verdicts.first { row.verdict.hasPrefix($0.beginning) }
      #expect(verdict != nil, "\(row.title): \(row.verdict)")
      if verdict?.isShown == true {
        #expect(!row.implementations.isEmpty, "\(row.title)")
        #expect(!page.tests(of: row, among: citations).isEmpty, "\(row.title): open")
      }
      for file in row.implementations {
        #expect(throws: Never.self, "\(row.title)") { try SpecRows.text(file) }
      }
    }
  }

  @Test func `tests cite only existing claims`() {
    #expect(citations.count > 100)
    let claims = Set(page.rows.flatMap(\.claims))
    for citation in citations {
      #expect(citation.claims.subtracting(claims) == [], "\(citation.file): \(citation.name)")
    }
  }

  @Test func `lists the tests of each claim`() throws {
    let current = page.text(showing: citations)
    if ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil {
      try current.write(
        to: SpecRows.root.appending(path: "docs/conformance.md"), atomically: true, encoding: .utf8)
    } else {
      #expect(
        text == current, "write it anew: BLESS_PICTURES=1 scripts/test --filter ConformanceTests")
    }
  }
}
