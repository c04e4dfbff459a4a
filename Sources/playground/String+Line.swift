/// Text that somebody else wrote, for messages.
extension String {
  /// What ends a line, tells a terminal what to do, or changes how a line reads.
  private static let unseen: Set<Unicode.GeneralCategory> = [
    .control, .lineSeparator, .paragraphSeparator, .format,
  ]

  /// With a sign for each character that a line should not have.
  var onOneLine: String {
    func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
      Self.unseen.contains(scalar.properties.generalCategory)
    }
    guard unicodeScalars.contains(where: isUnseen) else { return self }
    return String(
      UnicodeScalarView(unicodeScalars.map { isUnseen($0) ? "\u{FFFD}" : $0 }))
  }

  /// Its two ends, if it has more characters than so many.
  func withoutMiddle(_ count: Int) -> String {
    let scalars = unicodeScalars
    if scalars.count <= count { return self }
    return String(scalars.prefix(count / 2)) + " ... " + String(scalars.suffix(count / 4))
  }
}
