import Testing

@testable import surface

@Suite struct `Listing of a public API` {
  private func symbol(
    _ declaration: String, _ path: String..., kind: String, open: Bool = false, comment: String = ""
  ) -> SymbolGraph.Symbol {
    SymbolGraph.Symbol(
      kind: .init(identifier: "swift.\(kind)"),
      identifier: .init(precise: path.joined(separator: ".") + " \(declaration)"),
      pathComponents: path,
      docComment: .init(
        lines: comment.split(separator: "\n", omittingEmptySubsequences: false)
          .map { .init(text: String($0)) }),
      declarationFragments: [.init(spelling: declaration)],
      accessLevel: open ? "open" : "public")
  }

  private func relation(
    _ source: SymbolGraph.Symbol, _ kind: String, _ target: SymbolGraph.Symbol
  ) -> SymbolGraph.Relationship {
    SymbolGraph.Relationship(
      kind: kind, source: source.identifier.precise, target: target.identifier.precise)
  }

  private func conformance(
    _ source: SymbolGraph.Symbol, _ name: String
  ) -> SymbolGraph.Relationship {
    SymbolGraph.Relationship(
      kind: "conformsTo", source: source.identifier.precise, target: "s:\(name)",
      targetFallback: "Swift.\(name)")
  }

  /// The listing without its introduction.
  private func printed(
    _ symbols: [SymbolGraph.Symbol], _ relationships: [SymbolGraph.Relationship] = []
  ) -> String {
    let text = Surface([
      SymbolGraph(module: .init(name: "Shapes"), symbols: symbols, relationships: relationships)
    ]).text
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") }.dropFirst().joined(separator: "\n")
  }

  @Test func `a superclass and conformances are listed without implied ones`() {
    let base = symbol("@MainActor class Base", "Base", kind: "class", open: true)
    let shape = symbol("protocol Shape : Hashable", "Shape", kind: "protocol")
    let view = symbol("@MainActor class View<S> where S : Shape", "View", kind: "class", open: true)
    let circle = symbol("struct Circle", "Circle", kind: "struct")
    let text = printed(
      [view, circle, shape, base],
      [
        relation(view, "inheritsFrom", base), conformance(view, "Sendable"),
        relation(circle, "conformsTo", shape), conformance(shape, "Hashable"),
        conformance(circle, "Hashable"), conformance(circle, "Equatable"),
        conformance(circle, "SendableMetatype"), conformance(circle, "Sendable"),
      ])
    #expect(
      text == """
        @MainActor open class Base

        struct Circle: Sendable, Shape

        protocol Shape: Hashable

        @MainActor open class View<S>: Base where S: Shape

        """)
  }

  @Test func `open declarations are marked, and the actor is listed once`() {
    let text = printed([
      symbol("@MainActor class View", "View", kind: "class", open: true),
      symbol("@MainActor func paint()", "View", "paint()", kind: "method", open: true),
      symbol("@discardableResult @MainActor func add() -> Bool", "View", "add()", kind: "method"),
      symbol("nonisolated func post()", "View", "post()", kind: "method"),
      symbol("let name: String", "View", "name", kind: "property"),
      symbol("@MainActor init()", "View", "init()", kind: "init"),
      symbol("enum Side", "View", "Side", kind: "enum"),
      symbol("case left", "View", "Side", "left", kind: "enum.case"),
    ])
    #expect(
      text == """
        @MainActor open class View
          enum Side
            case left
          init()
          nonisolated let name: String
          @discardableResult func add() -> Bool
          open func paint()
          nonisolated func post()

        """)
  }

  @Test func `a requirement is listed once, with a note if it has a default`() {
    let shape = symbol("protocol Shape", "Shape", kind: "protocol")
    let area = symbol("var area: Double { get }", "Shape", "area", kind: "property")
    let color = symbol(
      "var color: Int { get }", "Shape", "color", kind: "property", comment: "The color.")
    var black = symbol(
      "var color: Int { get }", "Shape", "color", kind: "property", comment: "It is black.")
    black.identifier.precise += " by default"
    let draw = symbol("func draw()", "Shape", "draw()", kind: "method")
    let text = printed(
      [shape, area, color, black, draw],
      [
        relation(area, "requirementOf", shape), relation(color, "requirementOf", shape),
        relation(black, "defaultImplementationOf", color),
      ])
    #expect(
      text == """
        protocol Shape
          var area: Double { get }
          /// The color.
          /// By default: It is black.
          var color: Int { get }  // has a default
          func draw()  // no requirement

        """)
  }

  @Test func `the constraints of an extension are listed`() {
    var sum = symbol("func sum() -> Int", "List", "sum()", kind: "method")
    sum.swiftExtension = .init(constraints: [
      .init(kind: "conformance", lhs: "Value", rhs: "Number"),
      .init(kind: "sameType", lhs: "Value.Unit", rhs: "Point"),
    ])
    var map = symbol("func map<T>() where T : Number", "List", "map()", kind: "method")
    map.swiftExtension = .init(constraints: [
      .init(kind: "conformance", lhs: "Value", rhs: "Number")
    ])
    #expect(
      printed([symbol("struct List<Value>", "List", kind: "struct"), sum, map]) == """
        struct List<Value>
          func map<T>() where T: Number, Value: Number
          func sum() -> Int where Value: Number, Value.Unit == Point

        """)
  }

  @Test func `the first sentence of a comment is listed, with links as code`() {
    let text = printed([
      symbol(
        "struct Circle", "Circle", kind: "struct",
        comment: "It is round; see\n``Shape/area``. It is small.\n\nAnd more."),
      symbol(
        "init(_ x: Int)", "Circle", "init(_:)", kind: "init", comment: "- Parameter x: A number."),
    ])
    #expect(
      text == """
        /// It is round; see `Shape.area`.
        struct Circle
          /// - x: A number.
          init(_ x: Int)

        """)
  }

  @Test func `parameters, results and errors are listed`() {
    let text = printed([
      symbol(
        "func add(_ x: Int, to y: Int) throws -> Int", "add(_:to:)", kind: "func",
        comment: """
          Adds two numbers. They may be negative.

          A paragraph with a list:
          - of one item.

          - Parameters:
            - x: A number, as
              ``Shape/area``.
            - y: Another number.
          - Returns: The sum.
          - Throws: An error
            if the sum is too large.
          - Note: Not listed.

          - Not a parameter.
          """)
    ])
    #expect(
      text == """
        /// Adds two numbers.
        /// - x: A number, as `Shape.area`.
        /// - y: Another number.
        /// - Returns: The sum.
        /// - Throws: An error if the sum is too large.
        func add(_ x: Int, to y: Int) throws -> Int

        """)
  }

  @Test func `a long parameter is indented after its first line`() {
    let text = printed([
      symbol(
        "func add(_ x: Int)", "add(_:)", kind: "func",
        comment: "- Parameter x: " + Array(repeating: "word", count: 30).joined(separator: " "))
    ])
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= Listing.width })
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("/// - x: word word") == true)
    #expect(lines.dropFirst().first?.hasPrefix("///   word") == true)
  }

  @Test func `symbols without a comment are found, except synthesized ones`() {
    func placed(_ symbol: SymbolGraph.Symbol, line: Int) -> SymbolGraph.Symbol {
      var symbol = symbol
      symbol.location = .init(uri: "file:///Sources/Shapes.swift", position: .init(line: line))
      return symbol
    }
    let graph = SymbolGraph(
      module: .init(name: "Shapes"),
      symbols: [
        placed(symbol("struct Circle", "Circle", kind: "struct", comment: "It is round."), line: 2),
        placed(symbol("var radius: Double", "Circle", "radius", kind: "property"), line: 4),
        placed(symbol("init()", "Circle", "init()", kind: "init", comment: " \n "), line: 6),
        placed(symbol("func hash(into:)", "Circle", "hash(into:)", kind: "method"), line: 8),
        symbol("init?(rawValue: Int)", "Circle", "init(rawValue:)", kind: "init"),
      ], relationships: [])
    #expect(
      graph.undocumented == ["Shapes.swift:5: Circle.radius", "Shapes.swift:7: Circle.init()"])
  }

  @Test func `long lines break between parameters`() {
    let declaration =
      "func draw(_ body: (Int, Int) -> Void, "
      + (1...8).map { "number\($0): Int" }.joined(separator: ", ") + ") throws -> Bool"
    let text = printed([
      symbol(
        declaration, "draw", kind: "func",
        comment: Array(repeating: "word", count: 30).joined(separator: " "))
    ])
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= Listing.width })
    #expect(lines.first?.hasPrefix("/// word word") == true)
    #expect(lines.contains { $0.hasPrefix("func draw(_ body: (Int, Int) -> Void, number1: Int,") })
    #expect(lines.last?.hasPrefix("    number") == true)
    #expect(lines.last?.hasSuffix("throws -> Bool") == true)
  }

  @Test func `members added to a type of another module are listed in an extension`() {
    let text = printed([symbol("var scene: Int", "Window", "scene", kind: "property")])
    #expect(
      text == """
        extension Window
          var scene: Int

        """)
  }
}
