import Canvas
import Controls

/// Follows the aliases of a file and reads the values that they end at.
struct TokenResolver {
  private let entries: [String: TokenEntries.Entry]
  private let groups: Set<String>
  private let place: TokenPlace
  private(set) var remarks: [String] = []

  /// Aliases that lead to aliases; so no file takes all of the stack. chosen
  private static let longestWay = 100

  init(_ entries: TokenEntries, place: TokenPlace) throws {
    var byName: [String: TokenEntries.Entry] = [:]
    for entry in entries.list where byName.updateValue(entry, forKey: entry.name) != nil {
      throw place.failure(entry.name, "it is there twice, expected it once")
    }
    self.entries = byName
    groups = entries.groups.union(TokenLeaf.groups)
    self.place = place
  }

  mutating func expression(of leaf: TokenLeaf) throws -> TokenExpression? {
    guard let entry = entries[leaf.name] else { return nil }
    if let type = entry.type, type != leaf.type.rawValue {
      throw place.failure(leaf.name, "its $type is \(type), expected \(leaf.type.rawValue)")
    }
    return try expression(entry.value, as: leaf.type, Way(names: [leaf.name]))
  }

  /// The chain of aliases from a built-in token, and the part of a value at its end.
  private struct Way {
    var names: [String]
    var part: String?

    var end: String { names.last ?? "" }

    func failure(_ reason: String, _ place: TokenPlace) -> Failure {
      place.failure(end, (part.map { "\($0): " } ?? "") + reason)
    }
  }

  private mutating func expression(
    _ json: JSON, as type: TokenType, _ way: Way
  ) throws -> TokenExpression {
    if let alias = TokenAlias(json) { return try follow(alias, as: type, way) }
    let value: TokenValue?
    do throws(TokenLiteral.Fault) {
      value = try TokenLiteral.value(json, as: type)
    } catch {
      throw way.failure(error.reason, place)
    }
    guard let value else { return try shadow(json, way) }
    if let remark = TokenLiteral.remark(on: json) { add(remark, of: way) }
    return .value(value)
  }

  private mutating func add(_ remark: String, of way: Way) {
    let sentence = way.failure(remark, place).message
    if !remarks.contains(sentence) { remarks.append(sentence) }
  }

  // MARK: Aliases

  private mutating func follow(
    _ alias: TokenAlias, as type: TokenType, _ way: Way
  ) throws -> TokenExpression {
    let text = TokenPlace.shown(alias.text)
    guard let name = alias.name else {
      throw way.failure("\(text) leads to no token, expected one as a whole, #/group/name", place)
    }
    if let start = way.names.firstIndex(of: name) {
      throw circle(Array(way.names[start...]) + [name])
    }
    if way.names.count >= Self.longestWay { throw tooLong(way) }
    let (entry, leaf) = (entries[name], TokenLeaf.byName[name])
    if let found = leaf?.type.rawValue ?? entry?.type, found != type.rawValue {
      throw way.failure("\(text) is of type \(found), expected \(type.rawValue)", place)
    }
    if let entry {
      if let found = entry.type, found != type.rawValue {
        throw place.failure(name, "its $type is \(found), expected \(type.rawValue)")
      }
      return try expression(entry.value, as: type, Way(names: way.names + [name]))
    }
    if let leaf { return .builtIn(leaf) }
    if groups.contains(name) {
      throw way.failure("\(text) is a group, expected a token of it", place)
    }
    let nearest = NearestName.of(name, among: TokenLeaf.all.map(\.name) + entries.keys.sorted())
    throw way.failure("\(text) leads to no token" + NearestName.hint(nearest), place)
  }

  /// Refuses circular aliases also among tokens that no built-in one uses.
  func refuseCircles(among entries: TokenEntries) throws {
    var ending: Set<String> = []
    func follow(_ name: String, from way: [String]) throws {
      if let start = way.firstIndex(of: name) { throw circle(Array(way[start...]) + [name]) }
      guard !ending.contains(name), let entry = self.entries[name] else { return }
      if way.count >= Self.longestWay { throw tooLong(Way(names: way)) }
      for next in TokenAlias.names(in: entry.value) { try follow(next, from: way + [name]) }
      ending.insert(name)
    }
    for entry in entries.list { try follow(entry.name, from: []) }
  }

  private func tooLong(_ way: Way) -> Failure {
    way.failure(
      "its aliases go through more than \(Self.longestWay) tokens, expected a value by then",
      place)
  }

  private func circle(_ names: [String]) -> Failure {
    let way = names.map { TokenPlace.shown($0) }.joined(separator: " -> ")
    return place.failure(
      names.first, "its aliases go in a circle, \(way), expected one of them to have a value")
  }

  // MARK: Shadows

  private static let shadowShape =
    #"a shadow, {"color", "offsetX", "offsetY", "blur", "spread"}"#

  private mutating func shadow(_ json: JSON, _ way: Way) throws -> TokenExpression {
    // The format has lists of shadows; what is painted here is one.
    if case .array(let list) = json {
      guard list.count == 1, let only = list.first else {
        throw way.failure("expected one shadow, and found a list of \(list.count)", place)
      }
      return try expression(only, as: .shadow, way)
    }
    let known = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    guard case .object(let members) = json, members.allSatisfy({ known.contains($0.key) }),
      Set(members.map(\.key)).count == members.count
    else {
      throw way.failure(
        "expected \(Self.shadowShape), and found \(TokenPlace.shown(json))", place)
    }
    if let inset = json.member("inset"), inset != .bool(false) {
      throw way.failure("inset: expected false, there are no shadows inside", place)
    }
    if json.member("spread") != nil {
      let spread = try part("spread", of: json, as: .dimension, way)
      guard spread == .value(.number(0)) else {
        throw way.failure("spread: expected 0 px, shadows are as large as what casts them", place)
      }
    }
    return .shadow(
      color: try part("color", of: json, as: .color, way),
      x: try part("offsetX", of: json, as: .dimension, way),
      y: try part("offsetY", of: json, as: .dimension, way),
      blur: try part("blur", of: json, as: .dimension, way))
  }

  private mutating func part(
    _ name: String, of json: JSON, as type: TokenType, _ way: Way
  ) throws -> TokenExpression {
    guard let value = json.member(name) else {
      throw way.failure("\(name) is missing, expected \(Self.shadowShape)", place)
    }
    return try expression(value, as: type, Way(names: way.names, part: name))
  }
}
