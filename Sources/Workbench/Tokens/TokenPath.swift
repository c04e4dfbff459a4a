import Support

/// A place in a token file.
struct TokenPath {
  let file: String
  /// The names of nested groups, or of tokens that are aliases of the next one; the last name is
  /// that of the place, and without names it is the whole file.
  var names: [String] = []
  /// The part of the value, such as the color of a shadow; `nil` for the whole value.
  var part: String?

  /// Characters of a name or a value that a message shows. chosen
  private static let shownLength = 60

  func following(_ name: String) -> TokenPath { TokenPath(file: file, names: names + [name]) }

  func failure(_ reason: String) -> Failure {
    let parts = [file] + names.suffix(1).map { Self.shown($0) } + [part, reason].compactMap(\.self)
    return Failure(.badInput, parts.joined(separator: ": "))
  }

  func mismatch(_ expected: String, _ json: JSON) -> Failure {
    failure("expected \(expected), found \(Self.shown(json))")
  }

  static func shown(_ text: String) -> String {
    let line = String(text.unicodeScalars.prefix(shownLength)).onOneLine
    return text.unicodeScalars.count > shownLength ? line + "..." : line
  }

  static func shown(_ json: JSON) -> String { shown(json.text) }
}
