/// A set whose elements have names in files and on the command line.
package protocol NamedOptions: SetAlgebra, Sendable {
  static var named: [(name: String, options: Self)] { get }
}

extension NamedOptions {
  package init?(name: String) {
    guard let options = Self.named.first(where: { $0.name == name })?.options else { return nil }
    self = options
  }

  /// `nil` if one of the names is unknown.
  package init?(names: [String]) {
    self = []
    for name in names {
      guard let options = Self(name: name) else { return nil }
      formUnion(options)
    }
  }

  package static func list(_ conjunction: String) -> String {
    named.map(\.name).listed(conjunction)
  }

  package var names: [String] { Self.named.filter { isSuperset(of: $0.options) }.map(\.name) }
}

extension [String] {
  /// The texts, separated by commas and by a conjunction before the last.
  package func listed(_ conjunction: String) -> String {
    count < 2
      ? first ?? "" : "\(dropLast().joined(separator: ", ")) \(conjunction) \(self[count - 1])"
  }
}
