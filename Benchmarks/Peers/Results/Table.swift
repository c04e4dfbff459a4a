/// A Markdown table whose columns are also aligned as plain text.
struct Table {
  var header: [String]
  var rows: [[String]] = []

  /// The number of leading columns with text, which are left-aligned; the others have numbers.
  var wordColumns = 1

  var markdown: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    let rule = widths.indices.map { column in
      let dashes = String(repeating: "-", count: max(2, widths[column]) - 1)
      return column < wordColumns ? ":" + dashes : dashes + ":"
    }
    return ([header, rule] + rows).map { line($0, widths: widths) }.joined(separator: "\n")
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    let padded = widths.indices.map { column in
      let cell = cells.indices.contains(column) ? cells[column] : ""
      let space = String(repeating: " ", count: max(0, max(2, widths[column]) - cell.count))
      return column < wordColumns ? cell + space : space + cell
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}
