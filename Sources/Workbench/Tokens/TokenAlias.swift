import Support

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
