/// The selected part of a text, in UTF-8 bytes.
struct CodeSelection: Hashable {
  /// The place, word or line of the press, which stays selected.
  private var start = 0..<0
  private(set) var range = 0..<0

  init(_ part: Range<Int> = 0..<0) { (start, range) = (part, part) }

  mutating func extend(to part: Range<Int>) {
    range = min(start.lowerBound, part.lowerBound)..<max(start.upperBound, part.upperBound)
  }
}

/// A row of wrapped code.
struct CodeRow {
  var line: Int
  var code: CodeLine
  /// The bytes of the hanging indent, which is not part of the text.
  var indent: Int
  /// The bytes of the row in the text of all lines.
  var range: Range<Int>

  /// The rows of all lines; `wrap` divides a line.
  static func all(of code: [CodeLine], wrap: (CodeLine) -> [CodeLine]) -> [CodeRow] {
    var start = 0
    return code.enumerated().flatMap { index, line in
      let rows = wrap(line)
      let length = rows.reduce(0) { $0 + $1.text.utf8.count }
      let indents = (length - line.text.utf8.count) / max(1, rows.count - 1)
      let result = rows.enumerated().map { number, row in
        let indent = number == 0 ? 0 : indents
        let end = start + row.text.utf8.count - indent
        defer { start = end }
        return CodeRow(line: index, code: row, indent: indent, range: start..<end)
      }
      // The line break.
      start += 1
      return result
    }
  }

  /// The offset in the text of all lines, for one in the text of the row.
  func offset(of place: Int) -> Int { range.lowerBound + max(0, place - indent) }

  /// The selected bytes of the row.
  func selectedPart(_ selected: Range<Int>) -> Range<Int> {
    let part = selected.clamped(to: range)
    let distance = indent - range.lowerBound
    return part.lowerBound + distance..<part.upperBound + distance
  }
}
