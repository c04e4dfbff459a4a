import Controls
import Support

/// A token in a file, or one number of a spring.
struct TokenLeaf: Hashable, Sendable {
  let name: String
  /// Never a spring.
  let type: Token.Kind
  /// The source of the value: a row of the spec, or chosen.
  let origin: String

  private let token: Token
  private let part: Part?

  private enum Part: String {
    case response
    case dampingRatio
  }

  private init(_ token: Token, _ part: Part? = nil) {
    (self.token, self.part) = (token, part)
    type = part == nil ? token.kind : .number
    name = token.name + (part.map { ".\($0.rawValue)" } ?? "")
    origin = token.origin
  }

  static func leaves(of token: Token) -> [TokenLeaf] {
    token.kind == .spring
      ? [TokenLeaf(token, .response), TokenLeaf(token, .dampingRatio)] : [TokenLeaf(token)]
  }

  func value(in design: Design) -> TokenValue {
    let value = design[token]
    guard let part, case .spring(let spring) = value else { return value }
    return .number(part == .response ? spring.response : spring.dampingRatio)
  }

  func set(_ value: TokenValue, in design: inout Design) -> Bool {
    guard let part, case .number(let number) = value, case .spring(var spring) = design[token]
    else { return design.set(token, to: value) }
    if part == .response { spring.response = number } else { spring.dampingRatio = number }
    return design.set(token, to: .spring(spring))
  }

  static func == (one: TokenLeaf, other: TokenLeaf) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The tokens of a workbench's controls, as they are in files.
package struct TokenTable: Sendable {
  let leaves: [TokenLeaf]
  let byName: [String: TokenLeaf]
  let groups: Set<String>

  package init(_ tokens: [Token] = Design.tokens) {
    leaves = tokens.flatMap { TokenLeaf.leaves(of: $0) }
    byName = Dictionary(leaves.map { ($0.name, $0) }) { first, _ in first }
    groups = Set(
      leaves.flatMap { leaf in
        leaf.name.indices.filter { leaf.name[$0] == "." }.map { String(leaf.name[..<$0]) }
      })
  }
}

extension WorkbenchContents {
  /// The tokens of the catalog, which only files of tokens need.
  package var tokens: TokenTable { TokenTable(catalog.tokens) }
}

/// A reference of a token to another one.
struct TokenAlias {
  let text: String
  /// `nil` if the reference leads to a part of a token.
  let name: String?

  init?(_ json: JSON) {
    if let text = json.string {
      guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
      self.text = text
      name = Self.withoutRoot(String(text.dropFirst().dropLast()))
    } else if let pointer = json["$ref"]?.string {
      text = pointer
      name = Self.name(pointer: pointer)
    } else {
      return nil
    }
  }

  private static func name(pointer: String) -> String? {
    guard pointer.hasPrefix("#/") else { return nil }
    var parts = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    if parts.last == "$value" { parts.removeLast() }
    let name = withoutRoot(
      parts.joined(separator: ".").replacing("~1", with: "/").replacing("~0", with: "~"))
    return name.contains("$") ? nil : name
  }

  private static func withoutRoot(_ name: String) -> String {
    name.hasSuffix(".$root") ? String(name.dropLast(".$root".count)) : name
  }

  static func names(in json: JSON) -> [String] {
    if let alias = TokenAlias(json) { return alias.name.map { [$0] } ?? [] }
    switch json {
    case .object(let members): return members.flatMap { names(in: $0.value) }
    case .array(let values): return values.flatMap { names(in: $0) }
    default: return []
    }
  }
}
