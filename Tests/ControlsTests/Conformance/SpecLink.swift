import Foundation

/// A reference to a page of `docs/spec` or `docs/decisions`, or to an anchor in it.
struct SpecLink {
  /// The page, such as `docs/spec/rendering.md`.
  var page: String
  /// An anchor or a heading, such as `2.4`; `nil` for the whole page.
  var anchor: String?

  /// The paths that a line contains.
  static func paths(in line: String) -> [SpecLink] {
    line.matches(of: #/(docs/(?:spec|decisions)/[A-Za-z0-9\-]+\.md)(?:#([\w/.\-]*\w))?/#).map {
      SpecLink(page: String($0.1), anchor: $0.2.map { String($0) })
    }
  }

  /// The links with anchors that a line of a document contains, by their paths in the package.
  static func links(in line: String, of document: String) -> [SpecLink] {
    line.matches(of: #/\]\(([^)#\s]*)#([^)\s]+)\)/#).map {
      let link = String($0.1)
      return SpecLink(
        page: link.isEmpty ? document : path(of: link, from: document), anchor: String($0.2))
    }
  }

  private static func path(of link: String, from document: String) -> String {
    let base = URL(filePath: "/" + document)
    return String(URL(filePath: link, relativeTo: base).standardizedFileURL.path.dropFirst())
  }

  /// Whether a comment cites the spec, but not by a path.
  static func isMalformed(comment: String) -> Bool {
    let text = comment.trimmingCharacters(in: .whitespaces)
    // The documentation of a parameter.
    if text.hasPrefix("- spec:") || text.hasPrefix("- Parameter spec:") { return false }
    if text.firstMatch(of: #/(?:^|[.,;:] |\()design:/#) != nil { return true }
    return text.matches(of: #/(?:^|\s|\()spec:\s*(\S*)/#).contains {
      !$0.1.hasPrefix("docs/spec/") && !$0.1.hasPrefix("docs/decisions/")
    }
  }
}

/// A line of a text file of the package.
struct SourceLine {
  /// The path of the file in the package.
  var path: String
  var number: Int
  var text: String
  var place: String { "\(path):\(number)" }

  /// The comment at the end of the line; `nil` for a line without one, and in documents.
  var comment: String? {
    switch path.split(separator: ".").last {
    case "md": nil
    case "swift", "c", "h", "cpp", "qml":
      text.firstMatch(of: #/(?:^|\s)//+(.*)/#).map { String($0.1) }
    default: text.firstMatch(of: #/(?:^|\s)#+(.*)/#).map { String($0.1) }
    }
  }

  private static let folders = [
    "Benchmarks", "Documentation", "Examples", "Sources", "Tests", "docs", "scripts",
  ]
  private static let endings = [
    ".swift", ".c", ".h", ".cpp", ".qml", ".py", ".tcl", ".yml", ".md",
  ]

  /// The lines of sources, scripts and documents that contain one of the words.
  static func all(with words: [String]) throws -> [SourceLine] {
    var lines: [SourceLine] = []
    let documents = try FileManager.default.contentsOfDirectory(atPath: SpecRows.root.path)
      .filter { $0.hasSuffix(".md") || $0 == "Package.swift" }
    for path in try documents + folders.flatMap({ try files(in: $0) }) {
      let text = try SpecRows.text(path)
      guard words.contains(where: { text.contains($0) }) else { continue }
      for (index, line) in text.components(separatedBy: "\n").enumerated()
      where words.contains(where: { line.contains($0) }) {
        lines.append(SourceLine(path: path, number: index + 1, text: line))
      }
    }
    return lines
  }

  /// The text files in a folder of the package, without hidden folders.
  static func files(in folder: String) throws -> [String] {
    var paths: [String] = []
    let names = try FileManager.default.contentsOfDirectory(
      atPath: SpecRows.root.appending(path: folder).path)
    for name in names.sorted() where !name.hasPrefix(".") && name != "Fixtures" {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: SpecRows.root.appending(path: path).path, isDirectory: &isFolder)
      if exists && isFolder.boolValue {
        paths += try files(in: path)
      } else if exists && (path.hasPrefix("scripts/") || endings.contains { name.hasSuffix($0) }) {
        paths.append(path)
      }
    }
    return paths
  }
}

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
  private var titles: [String] = []

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
        titles.append(heading)
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

  /// Whether each part of the origin of a token, such as `Thumb, Shadow`, is the number of a
  /// section, or is named by a heading or a row.
  func names(_ origin: String) -> Bool {
    origin.split(separator: #/(?:,|:) /#).allSatisfy { part in
      anchors.contains(String(part))
        || (titles + rows.map(\.cell)).contains { $0.localizedCaseInsensitiveContains(part) }
    }
  }

  /// Whether the page has an anchor or a heading of this name.
  func contains(_ anchor: String) -> Bool { anchors.contains(anchor) || headings.contains(anchor) }

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
