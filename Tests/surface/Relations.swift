/// The relations of symbols: inheritance, conformances, requirements and default implementations.
struct Relations {
  private typealias Symbol = SymbolGraph.Symbol

  /// Conformances that are not worth listing.
  private static let hidden: Set = [
    "BitwiseCopyable", "Copyable", "CVarArg", "Escapable", "SendableMetatype",
  ]

  /// The conformances implied by protocols of the standard library.
  private static let implied: [String: Set<String>] = [
    "Comparable": ["Equatable"], "Error": ["Sendable"], "Hashable": ["Equatable"],
    "OptionSet": ["Equatable", "ExpressibleByArrayLiteral", "RawRepresentable", "SetAlgebra"],
  ]

  private let symbols: [String: Symbol]
  private let superclasses: [String: String]
  private let conformances: [String: [String]]
  private let requirements: Set<String>
  private let requirementsByDefault: [String: String]
  private let defaultsByRequirement: [String: String]

  init(_ graphs: [SymbolGraph]) {
    let symbols = Dictionary(
      graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) },
      uniquingKeysWith: { first, _ in first })
    var superclasses: [String: String] = [:]
    var conformances: [String: [String]] = [:]
    var requirements: Set<String> = []
    var requirementsByDefault: [String: String] = [:]
    var defaultsByRequirement: [String: String] = [:]
    for relationship in graphs.flatMap(\.relationships) {
      let name =
        symbols[relationship.target]?.pathComponents.joined(separator: ".")
        ?? relationship.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
      switch relationship.kind {
      case "inheritsFrom": superclasses[relationship.source] = name
      case "conformsTo":
        if let name { conformances[relationship.source, default: []].append(name) }
      case "requirementOf", "optionalRequirementOf": requirements.insert(relationship.source)
      case "defaultImplementationOf":
        // A default in a refining protocol does not count as the default of the requirement.
        guard let source = symbols[relationship.source], let target = symbols[relationship.target],
          source.parent == target.parent
        else { break }
        requirementsByDefault[relationship.source] = relationship.target
        defaultsByRequirement[relationship.target] = relationship.source
      default: break
      }
    }
    self.symbols = symbols
    self.superclasses = superclasses
    self.conformances = conformances
    self.requirements = requirements
    self.requirementsByDefault = requirementsByDefault
    self.defaultsByRequirement = defaultsByRequirement
  }

  /// The superclass and the conformances of a type, without implied conformances.
  func inherited(by symbol: SymbolGraph.Symbol) -> [String] {
    // The declaration of a protocol contains its inheritance.
    guard symbol.isType, symbol.kind.identifier != "swift.protocol" else { return [] }
    let names = Set(conformances[symbol.identifier.precise] ?? []).subtracting(Self.hidden)
    var brought = names.reduce(into: Set<String>()) { $0.formUnion(Self.implied[$1] ?? []) }
    for other in symbols.values where other.kind.identifier == "swift.protocol" {
      guard names.contains(other.pathComponents.joined(separator: ".")) else { continue }
      brought.formUnion(conformances[other.identifier.precise] ?? [])
    }
    if symbol.isOnMainActor { brought.insert("Sendable") }
    let superclass = superclasses[symbol.identifier.precise].map { [$0] } ?? []
    return superclass + names.subtracting(brought).sorted()
  }

  func isRequirement(_ symbol: SymbolGraph.Symbol) -> Bool {
    requirements.contains(symbol.identifier.precise)
  }

  /// The default implementation of a requirement.
  func defaultImplementation(of symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol? {
    defaultsByRequirement[symbol.identifier.precise].flatMap { symbols[$0] }
  }

  /// The requirement in the same protocol that a symbol implements by default.
  func requirement(withDefault symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol? {
    requirementsByDefault[symbol.identifier.precise].flatMap { symbols[$0] }
  }
}
