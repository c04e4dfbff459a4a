extension CodeLine {
  /// The indent of rows after the first, relative to the code. chosen
  private static let hangingIndent = 4

  /// The line, broken into rows of a width in points.
  ///
  /// A row ends after a space or an opening parenthesis, or anywhere if nothing shorter fits; each
  /// has at least one character.
  func rows(in width: Double, measure: (String) -> Double) -> [CodeLine] {
    if measure(text) <= width { return [self] }
    let spaces = text.prefix { $0 == " " }.count + Self.hangingIndent
    let wanted = String(repeating: " ", count: spaces)
    // A deep indent in a narrow block would leave no room for code.
    let indent = measure(wanted) <= width / 2 ? wanted : ""
    var rows: [[Word]] = []
    var row: [Word] = []
    var hasCode = false
    func fits(_ text: String) -> Bool {
      guard let end = text.lastIndex(where: { $0 != " " }) else { return true }
      return measure(CodeLine(row).text + text[...end]) <= width
    }
    func endRow() {
      rows.append(row)
      row = indent.isEmpty ? [] : [Word(indent)]
      hasCode = false
    }
    for chunk in chunks {
      let text = chunk.reduce(into: "") { $0 += $1.text }
      if hasCode && !fits(text) { endRow() }
      let isBroken = !fits(text)
      for character in chunk {
        if isBroken && hasCode && !fits(character.text) { endRow() }
        if hasCode && row.last?.kind == character.kind {
          row[row.count - 1].text += character.text
        } else {
          row.append(character)
        }
        hasCode = hasCode || character.text != " "
      }
    }
    rows.append(row)
    return rows.map { CodeLine($0, isLit: isLit) }
  }

  /// The characters of the parts that stay in one row if they fit.
  private var chunks: [[Word]] {
    var chunks: [[Word]] = [[]]
    for word in words {
      for character in word.text {
        chunks[chunks.count - 1].append(Word(String(character), word.kind))
        if character == " " || character == "(" { chunks.append([]) }
      }
    }
    return chunks.filter { !$0.isEmpty }
  }
}
