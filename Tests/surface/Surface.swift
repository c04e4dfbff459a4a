/// What a module offers, as text: a declaration a line, members under their types.
struct Surface {
  private let graphs: [SymbolGraph]

  /// - Parameter graphs: of the module, and of what it adds to others.
  init(_ graphs: [SymbolGraph]) {
    self.graphs = graphs
  }

  var text: String {
    let symbols = graphs.flatMap(\.symbols).filter { !$0.isSynthesized && !$0.isExpected }
    let paths = Set(symbols.map(\.pathComponents))
    let lines = symbols.map { symbol in
      let path = symbol.pathComponents
      // What is added to another module's type stands under that type's name.
      let isForeign = path.count > 1 && !paths.contains(Array(path.dropLast()))
      let name = isForeign ? path.dropLast().joined(separator: ".") + ": " : ""
      let indent = String(repeating: "  ", count: isForeign ? 0 : path.count - 1)
      return (path: path, line: indent + name + symbol.declaration)
    }
    return lines.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
      .map { $0.line + "\n" }.joined()
  }
}

extension SymbolGraph.Symbol {
  /// Whether it says no more than that a type is `Hashable`, `Equatable` or `Comparable`.
  fileprivate var isExpected: Bool {
    let name = pathComponents.last ?? ""
    return ["hash(into:)", "hashValue", "==(_:_:)", "<(_:_:)"].contains(name)
  }
}

/// Component by component, so that members follow their type.
private func < (left: ([String], String), right: ([String], String)) -> Bool {
  if left.0 != right.0 { return left.0.lexicographicallyPrecedes(right.0) }
  return left.1 < right.1
}
