import Canvas
import Controls
import Support

/// A resolver of the aliases and values of a token file.
struct TokenResolver {
  let entries: TokenEntries
  let table: TokenTable
  let file: TokenPath
  private(set) var remarks: [String] = []
  /// Tokens in a chain of aliases, to limit the recursion. chosen
  private static let maximumPathLength = 100

  mutating func expression(of leaf: TokenLeaf) throws -> TokenExpression? {
    guard let entry = entries.byName[leaf.name] else { return nil }
    return try expression(entry, leaf.type, file)
  }

  /// - Parameter path: The aliases that lead to the entry.
  private mutating func expression(
    _ entry: TokenEntries.Entry, _ type: Token.Kind, _ path: TokenPath
  ) throws -> TokenExpression {
    let path = path.following(entry.name)
    if let found = entry.type, found != type.rawValue {
      throw path.failure("its $type is \(found), expected \(type.rawValue)")
    }
    return try expression(entry.value, type, path)
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
    let text = TokenPath.shown(alias.text)
    guard let name = alias.name else {
      throw path.failure("\(text) does not lead to a token, expected a whole token, #/group/name")
    }
    try check(path, next: name)
    let (entry, leaf) = (entries.byName[name], table.byName[name])
    if let found = leaf?.type.rawValue ?? entry?.type, found != type.rawValue {
      throw path.failure("\(text) is of type \(found), expected \(type.rawValue)")
    }
    if let entry { return try expression(entry, type, path) }
    if let leaf { return .builtIn(leaf) }
    if entries.groups.contains(name) || table.groups.contains(name) {
      throw path.failure("\(text) is a group, expected a token in it")
    }
    let names = table.leaves.map(\.name) + entries.byName.keys.sorted()
    let nearest = NearestName.of(name, among: names)
    throw path.failure("\(text) does not lead to a token" + NearestName.hint(nearest))
  }

  /// Also refuses circles among tokens that no built-in one uses.
  func refuseCircles() throws {
    var ending: Set<String> = []
    func follow(_ name: String, _ path: TokenPath) throws {
      guard !ending.contains(name), let entry = entries.byName[name] else { return }
      try check(path, next: name)
      let longer = path.following(name)
      for next in TokenAlias.names(in: entry.value) { try follow(next, longer) }
      ending.insert(name)
    }
    for entry in entries.list { try follow(entry.name, file) }
  }

  private func check(_ path: TokenPath, next name: String) throws {
    if let start = path.names.firstIndex(of: name) {
      let circle = path.names[start...] + [name]
      let text = circle.map { TokenPath.shown($0) }.joined(separator: " -> ")
      throw file.following(name).failure(
        "its aliases form a circle, \(text), expected one of them to have a value")
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
    if let inset = json["inset"], inset != .bool(false) {
      throw path.failure("inset: expected false, inner shadows are not supported")
    }
    func part(_ name: String, _ type: Token.Kind) throws -> TokenExpression {
      guard let value = json[name] else {
        throw path.failure("\(name) is missing, expected \(shape)")
      }
      return try expression(value, type, TokenPath(file: path.file, names: path.names, part: name))
    }
    if json["spread"] != nil, try part("spread", .dimension) != .value(.number(0)) {
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
