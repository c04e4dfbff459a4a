import Controls

/// A token of the controls as the format has it.
///
/// The format has no springs: one is a group of two numbers there, and all others are themselves.
struct TokenLeaf: Sendable {
  private enum Part: String {
    case whole
    /// Seconds.
    case response
    case dampingRatio
  }

  /// Its groups and its own name with dots between, such as `motion.switch.slide.response`.
  let name: String
  let type: TokenType

  /// Where its figure is from: a row of the spec, or chosen.
  let origin: String

  private let token: Token
  private let part: Part

  private init(_ token: Token, _ type: TokenType, _ part: Part = .whole) {
    self.token = token
    self.type = type
    self.part = part
    name = part == .whole ? token.name : "\(token.name).\(part.rawValue)"
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

  func value(in design: Design) -> TokenFileValue {
    switch design[token] {
    case .color(let color): .color(color)
    case .shadow(let shadow): .shadow(shadow)
    case .spring(let spring):
      .number(part == .response ? spring.response : spring.dampingRatio)
    case .number(let number):
      switch type {
      case .dimension: .dimension(number)
      case .duration: .duration(number)
      default: .number(number)
      }
    }
  }

  /// Gives the token another value; false, with nothing changed, if ``Design/set(_:to:)`` refuses it.
  func set(_ value: TokenFileValue, in design: inout Design) -> Bool {
    let taken: TokenValue
    switch (value, type) {
    case (.color(let color), .color): taken = .color(color)
    case (.shadow(let shadow), .shadow): taken = .shadow(shadow)
    case (.dimension(let number), .dimension), (.duration(let number), .duration):
      taken = .number(number)
    case (.number(let number), .number):
      guard case .spring(var spring) = design[token] else {
        taken = .number(number)
        break
      }
      if part == .response { spring.response = number } else { spring.dampingRatio = number }
      taken = .spring(spring)
    default: return false
    }
    return design.set(token, to: taken)
  }
}

extension TokenLeaf: Hashable {
  static func == (one: TokenLeaf, other: TokenLeaf) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
