/// The part of a symbol graph of the compiler that describes a public API.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      var precise: String
    }

    struct Comment: Decodable {
      struct Line: Decodable {
        var text: String
      }

      var lines: [Line]
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    struct Extension: Decodable {
      struct Constraint: Decodable {
        var kind: String
        var lhs: String
        var rhs: String
      }

      var constraints: [Constraint]?
    }

    struct Location: Decodable {
      struct Position: Decodable {
        var line: Int
      }

      var uri: String
      var position: Position
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var docComment: Comment?
    var declarationFragments: [Fragment]
    var accessLevel: String
    var swiftExtension: Extension?

    /// `nil` for synthesized symbols.
    var location: Location?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String

    /// The name of the target with its module, if that is another module.
    var targetFallback: String?
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension SymbolGraph.Symbol {
  var name: String { pathComponents.last ?? "" }

  var parent: [String] { pathComponents.dropLast() }

  var words: [String] {
    declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  /// The constraints of its extension, such as `Value: Hashable`.
  var constraints: [String] {
    (swiftExtension?.constraints ?? []).map {
      $0.lhs + ($0.kind == "sameType" ? " == " : ": ") + $0.rhs
    }
  }

  /// Whether its declaration has `@MainActor`.
  var isOnMainActor: Bool { words.prefix { $0.hasPrefix("@") }.contains("@MainActor") }

  var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
  }

  /// Whether the symbol is synthesized, or only implements `Hashable`, `Equatable` or `Comparable`.
  var isExpected: Bool {
    identifier.precise.contains("::SYNTHESIZED::")
      || ["hash(into:)", "hashValue", "==(_:_:)", "<(_:_:)"].contains(name)
  }
}
