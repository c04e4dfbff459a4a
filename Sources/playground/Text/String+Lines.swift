import Canvas

extension String {
  /// The text in lines that are no wider than there is room, broken between words.
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
