import Foundation

/// `docs/conformance.md`: each claim of the spec, where it is implemented, which tests show it, and
/// whether it is met.
///
/// The tests come from the traits of the tests; everything else is written by hand.
struct ConformancePage {
  struct Row {
    /// A row of a table has one claim; related prose claims can share a row.
    var claims: [String]
    /// The file of the spec that the section is about.
    var section: String
    var implementations: [String]
    var verdict: String
    fileprivate var line: Int
    fileprivate var text: String
    var title: String { claims.joined(separator: ", ") }
  }

  private(set) var rows: [Row] = []
  private let lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    var section = ""
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("## "), let name = line.split(separator: "`").dropFirst().first {
        section = String(name)
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1] != "id", !cells[1].hasPrefix("-") else { continue }
      rows.append(
        Row(
          claims: cells[1].replacing(#/\[|\]\([^)]*\)/#, with: "").components(separatedBy: ", "),
          section: section,
          implementations: cells[3].components(separatedBy: "<br>")
            .map { $0.replacing("`", with: "").trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty },
          verdict: cells[5], line: number, text: cells[2]))
    }
  }

  func text(showing citations: [SpecCitation]) -> String {
    var lines = lines
    for row in rows {
      let implementations = row.implementations.map { "`\($0)`" }.joined(separator: "<br>")
      let tests = tests(of: row, among: citations).map { "`\($0.file)`: \($0.name)" }
        .joined(separator: "<br>")
      let claims = row.claims.map { "[\($0)](\(SpecRows.link(to: $0)))" }.joined(separator: ", ")
      lines[row.line] =
        "| " + [claims, row.text, implementations, tests, row.verdict].joined(separator: " | ")
        + " |"
    }
    return lines.joined(separator: "\n")
  }

  func tests(of row: Row, among citations: [SpecCitation]) -> [SpecCitation] {
    citations.filter { !$0.claims.isDisjoint(with: row.claims) }
  }
}

/// A test that cites the claims of the spec that it shows, with the trait `.spec("...")`.
struct SpecCitation {
  var file: String
  var name: String
  var claims: Set<String>

  static func all() throws -> [SpecCitation] {
    let folder = SpecRows.root.appending(path: "Tests")
    let files =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix("Tests.swift") } ?? []
    return try files.sorted().flatMap { file in
      try citations(in: SpecRows.text("Tests/\(file)"), file: file)
    }
  }

  private static func citations(in text: String, file: String) -> [SpecCitation] {
    text.matches(of: /\.spec\(([^)]*)\).*?\bfunc (?:`([^`]+)`|(\w+))/.dotMatchesNewlines()).map {
      SpecCitation(
        file: file, name: String($0.2 ?? $0.3 ?? ""),
        claims: Set($0.1.matches(of: /"([^"]+)"/).map { String($0.1) }))
    }
  }
}

/// The claims of `docs/spec`: the rows of the tables of the first five documents, and the rows of
/// `prose-rows.md`.
struct SpecRows {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The documents whose claims have tests, with the first part of their claims.
  static let documents = [
    (prefix: "switch", name: "ios-switch"), (prefix: "slider", name: "ios-slider"),
    (prefix: "segmented", name: "ios-segmented-control"),
    (prefix: "hig", name: "hig-segmented-controls"),
    (prefix: "appearance", name: "uisegmentedcontrol-custom-appearance"),
  ]

  /// The name of the document that makes a claim.
  static func document(of claim: String) -> String? {
    let prefix = claim.prefix { $0 != "-" && $0 != "/" }
    return documents.first { $0.prefix == prefix }?.name
  }

  /// The link from `docs/conformance.md` to a claim.
  static func link(to claim: String) -> String {
    guard let slash = claim.firstIndex(of: "/"), let document = document(of: claim) else {
      return "spec/prose-rows.md#\(claim)"
    }
    return "spec/\(document).md#\(claim[slash...].dropFirst())"
  }

  /// The claims of the rows of tables, from heading and first cell, such as
  /// `switch/thumb/size-pressed`.
  static func tableClaims() throws -> [String] {
    try documents.flatMap { document in
      try SpecPage(text("docs/spec/\(document.name).md")).rows.map { row in
        [document.prefix, words(row.heading), words(row.cell)].joined(separator: "/")
      }
    }
  }

  private static func words(_ text: String) -> String {
    text.lowercased().matches(of: /[a-z0-9]+/).map { String($0.output) }.joined(separator: "-")
  }

  static func proseClaims() throws -> [String] {
    try SpecPage(text("docs/spec/prose-rows.md")).rows.map(\.cell)
      .filter { $0.wholeMatch(of: /[a-z]+-p[0-9]+/) != nil }
  }
}
