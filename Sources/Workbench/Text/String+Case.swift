extension String {
  package var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
