/// A listing of the public API of a module: declarations with the first sentences of their comments,
/// and members below their types.
struct Surface {
  private typealias Symbol = SymbolGraph.Symbol

  private let module: String
  private let members: [[String]: [Symbol]]
  private let types: [[String]: Symbol]
  private let relations: Relations

  /// - Parameter graphs: The symbol graphs of the module and of its extensions of other modules.
  init(_ graphs: [SymbolGraph]) {
    module = graphs.first?.module.name ?? ""
    relations = Relations(graphs)
    let symbols = graphs.flatMap(\.symbols).filter { !$0.isExpected }
    members = Dictionary(grouping: symbols, by: \.parent)
    types = Dictionary(
      symbols.filter(\.isType).map { ($0.pathComponents, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    var text = Listing()
    text.add(
      """
      // What \(module) offers; `make api` writes it.
      //
      // Everything here is public; only what is `open` can be subclassed or overridden by others.
      // Members of a `@MainActor` type are on the main actor, unless they are `nonisolated` or types.
      // Who conforms to a protocol writes its requirements, except for those that have a default.
      // Comments are the first sentences of those in the sources.
      """, depth: 0)
    addMembers(of: [], to: &text, depth: 0)
    // Members added to a type of another module are listed in an extension of it.
    let added = members.keys.filter { !$0.isEmpty && types[$0] == nil }
    for path in added.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      text.add("", depth: 0)
      text.add("extension " + path.joined(separator: "."), depth: 0)
      addMembers(of: path, to: &text, depth: 1)
    }
    return text.text
  }

  private func addMembers(of path: [String], to text: inout Listing, depth: Int) {
    let parent = types[path]
    let found = (members[path] ?? []).filter { relations.requirement(withDefault: $0) == nil }
      .map { (symbol: $0, declaration: declaration(of: $0, in: parent)) }
      .sorted {
        ($0.symbol.rank, $0.symbol.name, $0.declaration)
          < ($1.symbol.rank, $1.symbol.name, $1.declaration)
      }
    for (symbol, declaration) in found {
      if depth == 0 { text.add("", depth: 0) }
      text.add(sentence: symbol.firstSentence, depth: depth)
      let standard = relations.defaultImplementation(of: symbol)
      text.add(sentence: standard?.firstSentence.map { "By default: " + $0 }, depth: depth)
      var remark: String?
      if standard != nil {
        remark = "has a default"
      } else if parent?.kind.identifier == "swift.protocol", !symbol.isType,
        !relations.isRequirement(symbol)
      {
        remark = "no requirement"
      }
      text.add(declaration: declaration, remark: remark, depth: depth)
      if symbol.isType { addMembers(of: symbol.pathComponents, to: &text, depth: depth + 1) }
    }
  }

  private func declaration(of symbol: Symbol, in parent: Symbol?) -> String {
    var attributes = symbol.words.prefix { $0.hasPrefix("@") }
    var words = symbol.words.dropFirst(attributes.count)
    if parent?.isOnMainActor == true && !symbol.isType {
      if symbol.isOnMainActor {
        attributes.removeAll { $0 == "@MainActor" }
      } else if !words.contains("nonisolated") {
        words.insert("nonisolated", at: words.startIndex)
      }
    }
    if symbol.accessLevel == "open" { words.insert("open", at: words.startIndex) }
    let inherited = relations.inherited(by: symbol)
    if !inherited.isEmpty {
      let end = words.firstIndex(of: "where") ?? words.endIndex
      words.insert(contentsOf: [":", inherited.joined(separator: ", ")], at: end)
    }
    if !symbol.constraints.isEmpty {
      if words.contains("where") { words[words.endIndex - 1] += "," } else { words.append("where") }
      words.append(symbol.constraints.joined(separator: ", "))
    }
    return (attributes + words).joined(separator: " ").replacing(" : ", with: ": ")
  }
}

extension SymbolGraph.Symbol {
  /// The order of members: nested types, initializers, properties, methods.
  fileprivate var rank: Int {
    let order = [
      "swift.associatedtype", "swift.typealias", "swift.enum.case", "swift.init",
      "swift.type.property", "swift.property", "swift.type.subscript", "swift.subscript",
      "swift.type.method", "swift.func.op",
    ]
    return isType ? 0 : (order.firstIndex(of: kind.identifier) ?? order.count) + 1
  }
}
