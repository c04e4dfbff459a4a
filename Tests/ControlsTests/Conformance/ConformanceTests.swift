import Foundation
import Testing

@testable import Controls

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
      for claim in row.claims { #expect(SpecRows.document(of: claim) == row.section, "\(claim)") }
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

/// Comments and documents refer to the spec by paths, such as `docs/spec/rendering.md#2.4`.
@Suite struct `Citations of the spec` {
  /// The lines of the package that can refer to the spec or cite it.
  private static let lines: Result<[SourceLine], any Error> = Result {
    try SourceLine.all(with: ["docs/spec/", "docs/decisions/", "spec:", "design:", ".md#", "](#"])
  }

  /// By their paths.
  private let pages: [String: SpecPage]

  init() throws {
    var pages: [String: SpecPage] = [:]
    for path in try SourceLine.files(in: "docs/spec") + SourceLine.files(in: "docs/decisions") {
      pages[path] = SpecPage(try SpecRows.text(path))
    }
    self.pages = pages
  }

  private func isResolved(_ link: SpecLink) -> Bool {
    guard let page = pages[link.page] else { return false }
    guard let anchor = link.anchor else { return true }
    return page.contains(anchor)
  }

  @Test func `every path leads to a page, and to an anchor or a heading in it`() throws {
    var count = 0
    for line in try Self.lines.get() {
      for link in SpecLink.paths(in: line.text) {
        count += 1
        #expect(isResolved(link), "\(line.place): \(link.page)#\(link.anchor ?? "")")
      }
    }
    #expect(count > 500)
  }

  @Test func `every link of a document to an anchor of the spec leads there`() throws {
    var count = 0
    for line in try Self.lines.get() where line.path.hasPrefix("docs/") {
      for link in SpecLink.links(in: line.text, of: line.path) where pages[link.page] != nil {
        count += 1
        #expect(isResolved(link), "\(line.place): \(link.page)#\(link.anchor ?? "")")
      }
    }
    #expect(count > 300)
  }

  @Test func `comments cite the spec by its paths only`() throws {
    for line in try Self.lines.get() {
      guard let comment = line.comment else { continue }
      #expect(!SpecLink.isMalformed(comment: comment), "\(line.place): \(comment)")
    }
  }

  /// Such as `ios-switch, Thumb, Shadow` and `rendering spec 6, pending`.
  @Test func `the origin of each token is chosen, or leads to a place in the spec`() throws {
    for token in Design.tokens where !token.origin.hasPrefix("chosen") {
      for origin in token.origin.components(separatedBy: "; ") {
        let parts = try #require(origin.wholeMatch(of: #/([a-z\-]+)(?: spec,?|,) (.+)/#))
        let page = pages["docs/spec/\(parts.1).md"]
        #expect(page?.names(String(parts.2)) == true, "\(token.name): \(origin)")
      }
    }
  }

  @Test func `each anchor is unique in its page`() {
    #expect(pages.values.map(\.anchors.count).reduce(0, +) > 700)
    for (path, page) in pages {
      for (anchor, uses) in Dictionary(grouping: page.anchors, by: \.self) where uses.count > 1 {
        Issue.record("\(path): \(anchor) is the anchor of \(uses.count) places")
      }
    }
  }

  /// The folder is a value, so that these paths are no citations.
  @Test func `pages and anchors that do not exist, and other forms of citations, are found`() {
    let folder = "docs/spec"
    func areResolved(_ text: String) -> [Bool] {
      SpecLink.paths(in: text).map { isResolved($0) }
    }
    #expect(
      areResolved("The gates. spec: \(folder)/rendering.md#2.4; \(folder)/rendering.md.")
        == [true, true])
    #expect(areResolved("\(folder)/rendering.md#5.4/switch: dragging.") == [true])
    #expect(areResolved("\(folder)/rendering.md#2.44") == [false])
    #expect(areResolved("\(folder)/ios-switch.md#thumb/size") == [false])
    #expect(areResolved("\(folder)/ios-toggle.md") == [false])
    #expect(
      SpecLink.links(in: "[a](../spec/glass.md#x)", of: "docs/controls/a.md").map(\.page) == [
        "\(folder)/glass.md"
      ])

    #expect(SpecLink.isMalformed(comment: " The gates. spec: rendering, 2.4"))
    #expect(SpecLink.isMalformed(comment: " The gates, in levels. spec:"))
    #expect(SpecLink.isMalformed(comment: " In points. design: playground, Frame"))
    #expect(!SpecLink.isMalformed(comment: " The gates. spec: \(folder)/rendering.md#2.4"))
    #expect(!SpecLink.isMalformed(comment: "   - spec: The spring."))
    #expect(!SpecLink.isMalformed(comment: " The metrics of the glass design: a capsule."))
  }
}
