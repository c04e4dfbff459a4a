import Canvas
import Controls

struct TokenResolver {
  private let entries: [String: TokenEntries.Entry]
  private let groups: Set<String>
  private let place: TokenPlace
  private(set) var remarks: [String] = []

  /// Tokens in a chain of aliases, to limit the recursion. chosen
  private static let maximumPathLength = 100

  init(_ entries: TokenEntries, place: TokenPlace) throws {
    var byName: [String: TokenEntries.Entry] = [:]
    for entry in entries.list where byName.updateValue(entry, forKey: entry.name) != nil {
      throw place.failure(entry.name, "the token appears twice")
    }
    self.entries = byName
    groups = entries.groups.union(TokenLeaf.groups)
    self.place = place
  }

  mutating func expression(of leaf: TokenLeaf) throws -> TokenExpression? {
    guard let entry = entries[leaf.name] else { return nil }
    try check(entry, leaf.type)
    return try expression(entry.value, leaf.type, TokenPath(place: place, names: [leaf.name]))
  }

  private func check(_ entry: TokenEntries.Entry, _ type: Token.Kind) throws {
    if let found = entry.type, found != type.rawValue {
      throw place.failure(entry.name, "its $type is \(found), expected \(type.rawValue)")
    }
  }

  private mutating func expression(
    _ json: JSON, _ type: Token.Kind, _ path: TokenPath
  ) throws -> TokenExpression {
    if let alias = TokenAlias(json) { return try follow(alias, type, path) }
    guard let value = try path.value(json, as: type) else { return try shadow(json, path) }
    if let remark = path.remark(on: json, value), !remarks.contains(remark) {
      remarks.append(remark)
    }
    return .value(value)
  }

  private mutating func follow(
    _ alias: TokenAlias, _ type: Token.Kind, _ path: TokenPath
  ) throws -> TokenExpression {
    let text = TokenPlace.shown(alias.text)
    guard let name = alias.name else {
      throw path.failure("\(text) does not lead to a token, expected a whole token, #/group/name")
    }
    try check(path, next: name)
    let (entry, leaf) = (entries[name], TokenLeaf.byName[name])
    if let found = leaf?.type.rawValue ?? entry?.type, found != type.rawValue {
      throw path.failure("\(text) is of type \(found), expected \(type.rawValue)")
    }
    if let entry {
      try check(entry, type)
      return try expression(entry.value, type, TokenPath(place: place, names: path.names + [name]))
    }
    if let leaf { return .builtIn(leaf) }
    if groups.contains(name) { throw path.failure("\(text) is a group, expected a token in it") }
    let nearest = NearestName.of(name, among: TokenLeaf.all.map(\.name) + entries.keys.sorted())
    throw path.failure("\(text) does not lead to a token" + NearestName.hint(nearest))
  }

  /// Also refuses circles among tokens that no built-in one uses.
  func refuseCircles(among list: [TokenEntries.Entry]) throws {
    var ending: Set<String> = []
    func follow(_ name: String, _ path: TokenPath) throws {
      guard !ending.contains(name), let entry = entries[name] else { return }
      try check(path, next: name)
      let longer = TokenPath(place: place, names: path.names + [name])
      for next in TokenAlias.names(in: entry.value) { try follow(next, longer) }
      ending.insert(name)
    }
    for entry in list { try follow(entry.name, TokenPath(place: place, names: [])) }
  }

  private func check(_ path: TokenPath, next name: String) throws {
    if let start = path.names.firstIndex(of: name) {
      let circle = path.names[start...] + [name]
      let text = circle.map { TokenPlace.shown($0) }.joined(separator: " -> ")
      throw place.failure(
        name, "its aliases form a circle, \(text), expected one of them to have a value")
    }
    if path.names.count >= Self.maximumPathLength {
      throw path.failure(
        "its chain of aliases has more than \(Self.maximumPathLength) tokens, expected a value before"
      )
    }
  }

  private mutating func shadow(_ json: JSON, _ path: TokenPath) throws -> TokenExpression {
    // The format has lists of shadows; controls have one.
    if case .array(let list) = json {
      guard list.count == 1, let only = list.first else {
        throw path.failure("expected one shadow, found a list of \(list.count)")
      }
      return try expression(only, .shadow, path)
    }
    let shape = #"a shadow, {"color", "offsetX", "offsetY", "blur", "spread"}"#
    guard json.hasOnly(["color", "offsetX", "offsetY", "blur", "spread", "inset"]) else {
      throw path.mismatch(shape, json)
    }
    if let inset = json.member("inset"), inset != .bool(false) {
      throw path.failure("inset: expected false, inner shadows are not supported")
    }
    func part(_ name: String, _ type: Token.Kind) throws -> TokenExpression {
      guard let value = json.member(name) else {
        throw path.failure("\(name) is missing, expected \(shape)")
      }
      return try expression(value, type, TokenPath(place: place, names: path.names, part: name))
    }
    if json.member("spread") != nil, try part("spread", .dimension) != .value(.number(0)) {
      throw path.failure("spread: expected 0 px, spread is not supported")
    }
    return .shadow(
      color: try part("color", .color), x: try part("offsetX", .dimension),
      y: try part("offsetY", .dimension), blur: try part("blur", .dimension))
  }
}

indirect enum TokenExpression: Hashable, Sendable {
  case value(TokenValue)
  case builtIn(TokenLeaf)
  case shadow(color: TokenExpression, x: TokenExpression, y: TokenExpression, blur: TokenExpression)

  /// `nil` for a shadow with parts of other types.
  func value(in design: Design) -> TokenValue? {
    switch self {
    case .value(let value): return value
    case .builtIn(let leaf): return leaf.value(in: design)
    case .shadow(let color, let x, let y, let blur):
      guard case .color(let color) = color.value(in: design),
        case .number(let x) = x.value(in: design), case .number(let y) = y.value(in: design),
        case .number(let blur) = blur.value(in: design)
      else { return nil }
      return .shadow(Shadow(offset: Point(x, y), blur: blur, color: color))
    }
  }
}
