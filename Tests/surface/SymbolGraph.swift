/// The part of a compiler's symbol graph that says what a module offers.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      var precise: String
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]

    /// The declaration on one line.
    var declaration: String {
      declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether the compiler put it there for a conformance.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
