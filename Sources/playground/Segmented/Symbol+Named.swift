import Canvas

extension Symbol {
  /// The symbol of a name; nil if there is none.
  init?(named name: String) {
    guard let symbol = [Symbol.sunMin, .sunMax].first(where: { $0.name == name }) else {
      return nil
    }
    self = symbol
  }
}
