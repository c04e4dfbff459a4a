struct TokenPlace {
  let file: String

  /// Characters of a name or a value that a message shows. chosen
  private static let shownLength = 60

  func failure(_ name: String?, _ reason: String) -> Failure {
    let parts = [file] + (name.map { [Self.shown($0)] } ?? []) + [reason]
    return Failure(.badInput, parts.joined(separator: ": "))
  }

  static func shown(_ text: String) -> String {
    let line = String(text.unicodeScalars.prefix(shownLength)).onOneLine
    return text.unicodeScalars.count > shownLength ? line + "..." : line
  }

  static func shown(_ json: JSON) -> String { shown(json.text) }
}

/// A chain of aliases from a built-in token, and the part of a value at its end.
struct TokenPath {
  let place: TokenPlace
  var names: [String]
  var part: String?

  func failure(_ reason: String) -> Failure {
    place.failure(names.last, (part.map { "\($0): " } ?? "") + reason)
  }

  func mismatch(_ expected: String, _ json: JSON) -> Failure {
    failure("expected \(expected), found \(TokenPlace.shown(json))")
  }
}
