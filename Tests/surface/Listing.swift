/// Lines of text, indented by depth and wrapped.
struct Listing {
  static let width = 110

  private(set) var text = ""

  mutating func add(_ lines: String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      text += (line.isEmpty ? "" : indent + line) + "\n"
    }
  }

  /// Adds a comment; its lines after the first begin with `indent`.
  mutating func add(comment: String?, indent: String = "", depth: Int) {
    guard let comment else { return }
    let pieces = comment.split(separator: " ").map { "\($0) " }
    let lines = filled(pieces, width: Self.width - 2 * depth - 4 - indent.count)
    for (index, line) in lines.enumerated() {
      add("/// " + (index == 0 ? "" : indent) + line, depth: depth)
    }
  }

  mutating func add(declaration: String, remark: String?, depth: Int) {
    let end = remark.map { "  // " + $0 } ?? ""
    let width = Self.width - 2 * depth
    var lines = [declaration]
    if declaration.count + end.count > width {
      lines = filled(declaration.clauses, width: width - 4)
    }
    for (index, line) in lines.enumerated() {
      add(line + (index == lines.count - 1 ? end : ""), depth: depth + (index == 0 ? 0 : 2))
    }
  }

  /// Joins as many pieces per line as fit.
  private func filled(_ pieces: [String], width: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, last.count + piece.trimmed.count <= width {
        lines[lines.count - 1] += piece
      } else {
        lines.append(piece)
      }
    }
    return lines.map(\.trimmed)
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }

  /// The parts of a declaration between which lines may break: after parameters, before the result,
  /// and before the where clause.
  fileprivate var clauses: [String] {
    var clauses: [String] = []
    var clause = ""
    var depth = 0
    for word in split(separator: " ") {
      if depth == 0 && (word == "->" || word == "where") {
        clauses.append(clause)
        clause = ""
      }
      clause += word + " "
      depth += word.reduce(0) { $0 + ("([".contains($1) ? 1 : ")]".contains($1) ? -1 : 0) }
      if depth <= 1 && word.hasSuffix(",") {
        clauses.append(clause)
        clause = ""
      }
    }
    return clauses + [clause]
  }
}
