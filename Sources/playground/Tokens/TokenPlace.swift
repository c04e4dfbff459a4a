/// The file that tokens are in, for messages.
struct TokenPlace {
  let file: String

  /// Characters of a name or a value that a message shows. chosen
  private static let shownLength = 60

  /// What ends a line, or changes how it reads.
  private static let unseen: Set<Unicode.GeneralCategory> = [
    .control, .lineSeparator, .paragraphSeparator, .format,
  ]

  /// - Parameters:
  ///   - name: of the token; nil for all of the file.
  ///   - reason: what is wrong, and what was expected.
  func failure(_ name: String?, _ reason: String) -> Failure {
    let parts = [file] + (name.map { [Self.shown($0)] } ?? []) + [reason]
    return Failure(.badInput, parts.joined(separator: ": "))
  }

  /// What somebody has written, short and on one line.
  static func shown(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(shownLength)
          .map { unseen.contains($0.properties.generalCategory) ? "\u{FFFD}" : $0 }))
    return text.unicodeScalars.count > shownLength ? line + "..." : line
  }

  /// What a file says, short and on one line.
  static func shown(_ json: JSON) -> String { shown(json.text) }
}
