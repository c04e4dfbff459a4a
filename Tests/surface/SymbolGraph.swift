/// The part of a compiler's symbol graph that says what a module offers.
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

    /// Nil for what the compiler makes by itself.
    var location: Location?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String

    /// The target's name with its module, where that is another one.
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

  /// What its extension asks of the type, such as `Value: Hashable`.
  var constraints: [String] {
    (swiftExtension?.constraints ?? []).map {
      $0.lhs + ($0.kind == "sameType" ? " == " : ": ") + $0.rhs
    }
  }

  /// Whether it stands on the main actor by itself.
  var isOnMainActor: Bool { words.prefix { $0.hasPrefix("@") }.contains("@MainActor") }

  var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
  }

  /// Whether the compiler put it there for a conformance, or it says no more than that a type is
  /// `Hashable`, `Equatable` or `Comparable`.
  var isExpected: Bool {
    identifier.precise.contains("::SYNTHESIZED::")
      || ["hash(into:)", "hashValue", "==(_:_:)", "<(_:_:)"].contains(name)
  }
}
