import Canvas
import Controls
import Support

extension Design {
  /// The tokens in the Design Tokens Community Group's format, 2025.10.
  package func tokenText(_ tokens: TokenTable = TokenTable()) -> String {
    json(of: tokens).lines(indentation: "").joined(separator: "\n") + "\n"
  }

  private func json(of tokens: TokenTable) -> JSON {
    var root: [JSON.Member] = []
    for leaf in tokens.leaves { add(leaf, at: leaf.name.split(separator: ".")[...], to: &root) }
    return .object(root)
  }

  private func add(
    _ leaf: TokenLeaf, at path: ArraySlice<Substring>, to members: inout [JSON.Member]
  ) {
    guard let name = path.first.map(String.init) else { return }
    if path.count == 1 {
      let token: [JSON.Member] = [
        .init("$type", leaf.type.rawValue),
        .init("$value", leaf.value(in: self).json(as: leaf.type)),
        .init("$description", leaf.origin),
      ]
      members.append(.init(name, .object(token)))
      return
    }
    let place = members.firstIndex { $0.key == name } ?? members.endIndex
    if place == members.endIndex { members.append(.init(name, .object([]))) }
    guard case .object(var group) = members[place].value else { return }
    add(leaf, at: path.dropFirst(), to: &group)
    members[place].value = .object(group)
  }
}

extension JSON {
  /// Groups, tokens and objects of objects have a line a member; all else has one line.
  fileprivate func lines(indentation: String) -> [String] {
    guard case .object(let members) = self,
      members.contains(where: { $0.key.hasPrefix("$") || $0.value.isObject })
    else { return [text] }
    let inner = indentation + "  "
    var lines = ["{"]
    for (index, member) in members.enumerated() {
      var part = member.value.lines(indentation: inner)
      part[0] = "\(inner)\(JSON.string(member.key).text): " + part[0]
      if index < members.count - 1 { part[part.count - 1] += "," }
      lines += part
    }
    lines.append(indentation + "}")
    return lines
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  static func plain(_ number: Double) -> JSON {
    Int(exactly: number).map { .integer($0) } ?? .number(number)
  }
}

extension TokenValue {
  /// Points are written as px, durations in seconds; reading gives exactly the same value.
  func json(as type: Token.Kind) -> JSON {
    switch (self, type) {
    case (.color(let color), _): Self.json(of: color)
    case (.number(let length), .dimension): Self.json(of: length, unit: "px")
    case (.number(let seconds), .duration): Self.json(of: seconds, unit: "s")
    case (.number(let number), _): .plain(number)
    case (.shadow(let shadow), _):
      .object([
        .init("color", Self.json(of: shadow.color)),
        .init("offsetX", Self.json(of: shadow.offset.x, unit: "px")),
        .init("offsetY", Self.json(of: shadow.offset.y, unit: "px")),
        .init("blur", Self.json(of: shadow.blur, unit: "px")),
        .init("spread", Self.json(of: 0, unit: "px")),
      ])
    case (.spring, _): .null
    }
  }

  private static func json(of color: Color) -> JSON {
    .object([
      .init("colorSpace", "srgb"),
      .init("components", .array([color.red, color.green, color.blue].map { .plain($0) })),
      .init("alpha", .plain(color.alpha)), .init("hex", color.hexText),
    ])
  }

  private static func json(of amount: Double, unit: String) -> JSON {
    .object([.init("value", .plain(amount)), .init("unit", unit)])
  }
}
