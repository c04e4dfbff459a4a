import Foundation

/// A test that cites the claims of the spec that it shows, with the trait `.spec("...")`.
struct SpecCitation {
  /// The path below `Tests`.
  var file: String
  /// The test's name, without backticks.
  var name: String
  var claims: Set<String>

  /// The citations of all tests, by file and by position in it.
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
