extension String {
  var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
