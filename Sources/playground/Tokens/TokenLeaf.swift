import Controls

/// A token of the controls as the format has it.
///
/// The format has no springs: one is a group of two numbers there, and all others are themselves.
struct TokenLeaf: Sendable {
  /// Its groups and its own name with dots between, such as `motion.switch.slide.response`.
  let name: String
  let type: TokenType

  /// Where its figure is from: a row of the spec, or chosen.
  let origin: String

  private let token: Token
  /// The part of a spring.
  private let part: Part?

  private enum Part: String {
    /// Seconds.
    case response
    case dampingRatio
  }

  private init(_ token: Token, _ type: TokenType, _ part: Part? = nil) {
    self.token = token
    self.type = type
    self.part = part
    name = token.name + (part.map { ".\($0.rawValue)" } ?? "")
    origin = token.origin
  }

  /// Every one, in the order of ``Design/tokens``.
  static let all = Design.tokens.flatMap { token -> [TokenLeaf] in
    switch token.kind {
    case .color: [TokenLeaf(token, .color)]
    case .shadow: [TokenLeaf(token, .shadow)]
    case .dimension: [TokenLeaf(token, .dimension)]
    case .duration: [TokenLeaf(token, .duration)]
    case .number: [TokenLeaf(token, .number)]
    case .spring: [TokenLeaf(token, .number, .response), TokenLeaf(token, .number, .dampingRatio)]
    }
  }

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names of all groups that there are, such as `switch` and `switch.track`.
  static let groups = Set(
    all.flatMap { leaf in
      leaf.name.indices.filter { leaf.name[$0] == "." }.map { String(leaf.name[..<$0]) }
    })

  func value(in design: Design) -> TokenValue {
    let value = design[token]
    guard let part, case .spring(let spring) = value else { return value }
    return .number(part == .response ? spring.response : spring.dampingRatio)
  }

  /// Gives the token another value; false, with nothing changed, if ``Design/set(_:to:)`` refuses it.
  func set(_ value: TokenValue, in design: inout Design) -> Bool {
    guard let part, case .number(let number) = value, case .spring(var spring) = design[token]
    else { return design.set(token, to: value) }
    if part == .response { spring.response = number } else { spring.dampingRatio = number }
    return design.set(token, to: .spring(spring))
  }
}

extension TokenLeaf: Hashable {
  static func == (one: TokenLeaf, other: TokenLeaf) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
