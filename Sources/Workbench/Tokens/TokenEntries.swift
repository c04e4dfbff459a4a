import Support

/// The tokens of a file in order, before their values are parsed.
struct TokenEntries {
  struct Entry {
    var name: String
    var type: String?
    /// Its `$value`, or an object with its `$ref`.
    var value: JSON
  }

  private(set) var list: [Entry] = []
  private(set) var byName: [String: Entry] = [:]
  private(set) var groups: Set<String> = []
  /// Bytes of a name with those of its groups, to limit the memory that a file takes. chosen
  private static let maximumNameLength = 1000

  /// The types of the format, 2025.10; a file may have tokens of types that no control has.
  private static let types = [
    "color", "dimension", "duration", "number", "shadow", "fontFamily", "fontWeight", "cubicBezier",
    "strokeStyle", "border", "transition", "gradient", "typography",
  ]

  init(_ json: JSON, _ file: TokenPath) throws {
    guard case .object = json, !json.isToken else {
      throw file.failure("expected an object of groups and tokens")
    }
    try read(json, file, type: nil)
    for entry in list where byName.updateValue(entry, forKey: entry.name) != nil {
      throw file.following(entry.name).failure("the token appears twice")
    }
  }

  private mutating func read(_ json: JSON, _ path: TokenPath, type: String?) throws {
    guard case .object(let members) = json else {
      throw path.mismatch("an object (a token or a group)", json)
    }
    if let key = members.repeatedKey { throw path.failure("\(TokenPath.shown(key)) appears twice") }
    let name = path.names.last
    if let name, json.isToken { return try read(token: members, name, path, type: type) }
    if let name { groups.insert(name) }
    let type = try ownType(of: members, path) ?? type
    for member in members {
      switch member.key {
      case "$type", "$description", "$extensions", "$deprecated": continue
      // The root token of a group has the group's name.
      case "$root": try read(member.value, path.following(name ?? "$root"), type: type)
      case "$extends":
        throw path.failure("$extends is not supported, expected the tokens themselves")
      // Other programs keep members such as `$schema` at the top of a file.
      case _ where name == nil && member.key.hasPrefix("$"): continue
      default:
        let inner = path.following((name.map { $0 + "." } ?? "") + member.key)
        try check(member.key, inner, in: path)
        try read(member.value, inner, type: type)
      }
    }
  }

  private mutating func read(
    token: [JSON.Member], _ name: String, _ path: TokenPath, type: String?
  ) throws {
    let known = ["$type", "$value", "$ref", "$description", "$extensions", "$deprecated"]
    if let member = token.first(where: { !known.contains($0.key) }) {
      let names = known.joined(separator: ", ")
      throw path.failure(
        "unknown key \(TokenPath.shown(member.key)), expected only \(names) in a token")
    }
    let values = token.filter { ["$value", "$ref"].contains($0.key) }
    guard values.count == 1, let value = values.first else {
      throw path.failure("expected $value or $ref, not both")
    }
    list.append(
      Entry(
        name: name, type: try ownType(of: token, path) ?? type,
        value: value.key == "$ref" ? .object(values) : value.value))
  }

  private func ownType(of members: [JSON.Member], _ path: TokenPath) throws -> String? {
    guard let json = members.first(where: { $0.key == "$type" })?.value else { return nil }
    guard let type = json.string, Self.types.contains(type) else {
      let types = Self.types.joined(separator: ", ")
      throw path.failure("unknown $type \(TokenPath.shown(json)), expected one of \(types)")
    }
    return type
  }

  private func check(_ key: String, _ path: TokenPath, in group: TokenPath) throws {
    if key.hasPrefix("$") {
      throw group.failure("\(TokenPath.shown(key)) is not a property of a group")
    }
    if key.isEmpty || key.contains(where: { "{}.".contains($0) }) {
      throw group.failure(
        "\(TokenPath.shown(.string(key))) is not a valid name, expected one without {, } and dots")
    }
    if path.names.last?.utf8.count ?? 0 > Self.maximumNameLength {
      throw path.failure("expected a name of at most \(Self.maximumNameLength) bytes")
    }
  }
}

extension JSON {
  fileprivate var isToken: Bool { self["$value"] != nil || self["$ref"] != nil }
}

extension [JSON.Member] {
  package var repeatedKey: String? {
    var keys: Set<String> = []
    return first { !keys.insert($0.key).inserted }?.key
  }
}
