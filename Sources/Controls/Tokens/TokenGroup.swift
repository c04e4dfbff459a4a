/// Makes the tokens of a part of the metrics, whose names begin with that of the group.
struct TokenGroup<Part: Sendable>: Sendable {
  typealias Path<Value> = WritableKeyPath<Part, Value> & Sendable

  private let name: String
  private let part: Token.ValuePath<Part>

  init(_ name: String, _ part: Token.ValuePath<Part>) {
    self.name = name
    self.part = part
  }

  func dimension(_ name: String, _ path: Path<Double>, _ origin: String) -> Token {
    figure(name, .dimension, path, origin)
  }

  func duration(_ name: String, _ path: Path<Double>, _ origin: String) -> Token {
    figure(name, .duration, path, origin)
  }

  func number(_ name: String, _ path: Path<Double>, _ origin: String) -> Token {
    figure(name, .number, path, origin)
  }

  private func figure(
    _ name: String, _ kind: Token.Kind, _ path: Path<Double>, _ origin: String
  ) -> Token {
    Token(
      name: "\(self.name).\(name)", kind: kind, origin: origin,
      value: { .number($0[keyPath: part][keyPath: path]) }
    ) {
      guard case .number(let number) = $0 else { return false }
      $1[keyPath: part][keyPath: path] = number
      return true
    }
  }

  func spring(_ name: String, _ path: Path<Spring>, _ origin: String) -> Token {
    Token(
      name: "\(self.name).\(name)", kind: .spring, origin: origin,
      value: { .spring($0[keyPath: part][keyPath: path]) }
    ) {
      guard case .spring(let spring) = $0 else { return false }
      $1[keyPath: part][keyPath: path] = spring
      return true
    }
  }
}
