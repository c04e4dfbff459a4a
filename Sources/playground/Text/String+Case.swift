extension String {
  /// The text with a capital first letter.
  var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
