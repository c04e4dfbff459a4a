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
    .number("\(self.name).\(name)", .dimension, Token.PartPath(part, path), origin)
  }

  func duration(_ name: String, _ path: Path<Double>, _ origin: String) -> Token {
    .number("\(self.name).\(name)", .duration, Token.PartPath(part, path), origin)
  }

  func number(_ name: String, _ path: Path<Double>, _ origin: String) -> Token {
    .number("\(self.name).\(name)", .number, Token.PartPath(part, path), origin)
  }

  func spring(_ name: String, _ path: Path<Spring>, _ origin: String) -> Token {
    .spring("\(self.name).\(name)", Token.PartPath(part, path), origin)
  }
}
