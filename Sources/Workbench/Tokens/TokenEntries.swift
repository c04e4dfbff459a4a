/// The tokens of a file in order, before their values are parsed.
struct TokenEntries {
  struct Entry {
    var name: String
    var type: String?
    /// Its `$value`, or an object with its `$ref`.
    var value: JSON
  }

  private(set) var list: [Entry] = []
  private(set) var groups: Set<String> = []
  private let place: TokenPlace

  /// Bytes of a name with those of its groups, to limit the memory that a file takes. chosen
  private static let maximumNameLength = 1000

  /// The types of the format, 2025.10; a file may have tokens of types that no control has.
  private static let types = [
    "color", "dimension", "duration", "number", "shadow", "fontFamily", "fontWeight", "cubicBezier",
    "strokeStyle", "border", "transition", "gradient", "typography",
  ]

  init(_ json: JSON, place: TokenPlace) throws {
    self.place = place
    guard case .object = json, !json.isToken else {
      throw place.failure(nil, "expected an object of groups and tokens")
    }
    try read(json, nil, type: nil)
  }

  /// `name` is `nil` for the whole file.
  private mutating func read(_ json: JSON, _ name: String?, type: String?) throws {
    guard case .object(let members) = json else {
      throw place.failure(
        name, "expected an object (a token or a group), found \(TokenPlace.shown(json))")
    }
    if let key = members.repeatedKey {
      throw place.failure(name, "\(TokenPlace.shown(key)) appears twice")
    }
    if let name, json.isToken { return try read(token: members, name, type: type) }
    if let name { groups.insert(name) }
    let type = try ownType(of: members, name) ?? type
    for member in members {
      switch member.key {
      case "$type", "$description", "$extensions", "$deprecated": continue
      // The root token of a group has the group's name.
      case "$root": try read(member.value, name ?? "$root", type: type)
      case "$extends":
        throw place.failure(name, "$extends is not supported, expected the tokens themselves")
      // Other programs keep members such as `$schema` at the top of a file.
      case _ where name == nil && member.key.hasPrefix("$"): continue
      default:
        let full = (name.map { $0 + "." } ?? "") + member.key
        try check(member.key, full, in: name)
        try read(member.value, full, type: type)
      }
    }
  }

  private mutating func read(token: [JSON.Member], _ name: String, type: String?) throws {
    let known = ["$type", "$value", "$ref", "$description", "$extensions", "$deprecated"]
    if let member = token.first(where: { !known.contains($0.key) }) {
      let names = known.joined(separator: ", ")
      throw place.failure(
        name, "unknown key \(TokenPlace.shown(member.key)), expected only \(names) in a token")
    }
    let values = token.filter { ["$value", "$ref"].contains($0.key) }
    guard values.count == 1, let value = values.first else {
      throw place.failure(name, "expected $value or $ref, not both")
    }
    list.append(
      Entry(
        name: name, type: try ownType(of: token, name) ?? type,
        value: value.key == "$ref" ? .object(values) : value.value))
  }

  private func ownType(of members: [JSON.Member], _ name: String?) throws -> String? {
    guard let json = members.first(where: { $0.key == "$type" })?.value else { return nil }
    guard let type = json.string, Self.types.contains(type) else {
      let types = Self.types.joined(separator: ", ")
      throw place.failure(name, "unknown $type \(TokenPlace.shown(json)), expected one of \(types)")
    }
    return type
  }

  private func check(_ key: String, _ name: String, in group: String?) throws {
    if key.hasPrefix("$") {
      throw place.failure(group, "\(TokenPlace.shown(key)) is not a property of a group")
    }
    if key.isEmpty || key.contains(where: { "{}.".contains($0) }) {
      throw place.failure(
        group,
        "\(TokenPlace.shown(.string(key))) is not a valid name, expected one without {, } and dots")
    }
    if name.utf8.count > Self.maximumNameLength {
      throw place.failure(name, "expected a name of at most \(Self.maximumNameLength) bytes")
    }
  }
}

extension JSON {
  func member(_ key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var isToken: Bool { member("$value") != nil || member("$ref") != nil }
}

extension [JSON.Member] {
  package var repeatedKey: String? {
    var keys: Set<String> = []
    return first { !keys.insert($0.key).inserted }?.key
  }
}
