extension SymbolGraph {
  /// Symbols without a comment, except synthesized ones, as `File.swift:12: Type.member`.
  var undocumented: [String] {
    symbols.compactMap { symbol in
      guard let location = symbol.location, !symbol.isExpected, !symbol.isDocumented else {
        return nil
      }
      let file = location.uri.split(separator: "/").last ?? ""
      let path = symbol.pathComponents.joined(separator: ".")
      return "\(file):\(location.position.line + 1): \(path)"
    }.sorted()
  }
}

extension SymbolGraph.Symbol {
  fileprivate var isDocumented: Bool {
    (docComment?.lines ?? []).contains { $0.text.contains { !$0.isWhitespace } }
  }
}
