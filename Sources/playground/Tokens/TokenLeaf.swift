import Controls

/// A token of the controls in the file format, where a spring is a group of two numbers.
struct TokenLeaf: Hashable, Sendable {
  /// Its groups and its own name with dots between, such as `motion.switch.slide.response`.
  let name: String
  /// Never a spring.
  let type: Token.Kind
  /// The source of the value: a row of the spec, or chosen.
  let origin: String

  private let token: Token
  private let part: Part?

  private enum Part: String {
    /// In seconds.
    case response
    case dampingRatio
  }

  private init(_ token: Token, _ part: Part? = nil) {
    self.token = token
    self.part = part
    type = part == nil ? token.kind : .number
    name = token.name + (part.map { ".\($0.rawValue)" } ?? "")
    origin = token.origin
  }

  /// In the order of ``Design/tokens``.
  static let all = Design.tokens.flatMap { token in
    token.kind == .spring
      ? [TokenLeaf(token, .response), TokenLeaf(token, .dampingRatio)] : [TokenLeaf(token)]
  }

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names of all groups, such as `switch` and `switch.track`.
  static let groups = Set(
    all.flatMap { leaf in
      leaf.name.indices.filter { leaf.name[$0] == "." }.map { String(leaf.name[..<$0]) }
    })

  func value(in design: Design) -> TokenValue {
    let value = design[token]
    guard let part, case .spring(let spring) = value else { return value }
    return .number(part == .response ? spring.response : spring.dampingRatio)
  }

  /// Changes the token; returns false if ``Design/set(_:to:)`` refuses the value.
  func set(_ value: TokenValue, in design: inout Design) -> Bool {
    guard let part, case .number(let number) = value, case .spring(var spring) = design[token]
    else { return design.set(token, to: value) }
    if part == .response { spring.response = number } else { spring.dampingRatio = number }
    return design.set(token, to: .spring(spring))
  }

  static func == (one: TokenLeaf, other: TokenLeaf) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
