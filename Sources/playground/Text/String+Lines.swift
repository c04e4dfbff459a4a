import Canvas

extension String {
  /// The text with a capital first letter.
  var sentenceCased: String { prefix(1).uppercased() + dropFirst() }

  /// The text in lines of a maximum width in points, broken between words; longer words stay whole.
  @MainActor
  func wrapped(to room: Double, _ font: Font, _ measuring: any TextMeasuring) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: true) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || measuring.size(of: Text(longer, font: font)).width <= room {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
