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
}
