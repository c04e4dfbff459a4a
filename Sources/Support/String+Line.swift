extension String {
  /// Categories that break a line, control a terminal or change the direction of text.
  private static let unseen: Set<Unicode.GeneralCategory> = [
    .control, .lineSeparator, .paragraphSeparator, .format,
  ]

  package var onOneLine: String {
    func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
      Self.unseen.contains(scalar.properties.generalCategory)
    }
    guard unicodeScalars.contains(where: isUnseen) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { isUnseen($0) ? "\u{FFFD}" : $0 }))
  }

  /// Both ends of the text if it has more than `count` characters.
  package func withoutMiddle(_ count: Int) -> String {
    let scalars = unicodeScalars
    if scalars.count <= count { return self }
    return String(scalars.prefix(count / 2)) + " ... " + String(scalars.suffix(count / 4))
  }

  package var sentenceCased: String { prefix(1).uppercased() + dropFirst() }

  /// The words of a name such as `whenFocused`: "When Focused".
  package var titleCased: String {
    reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : String($1) }.sentenceCased
  }
}
