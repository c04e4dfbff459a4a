import Controls

/// The Design Tokens Community Group's format, 2025.10.
package struct TokenExport {
  let design: Design

  package init(design: Design) { self.design = design }

  var json: JSON {
    var root: [JSON.Member] = []
    for leaf in TokenLeaf.all { add(leaf, at: leaf.name.split(separator: ".")[...], to: &root) }
    return .object(root)
  }

  private func add(
    _ leaf: TokenLeaf, at path: ArraySlice<Substring>, to members: inout [JSON.Member]
  ) {
    guard let name = path.first.map(String.init) else { return }
    if path.count == 1 {
      members.append(.init(name, token(leaf)))
      return
    }
    let place = members.firstIndex { $0.key == name } ?? members.endIndex
    if place == members.endIndex { members.append(.init(name, .object([]))) }
    guard case .object(var group) = members[place].value else { return }
    add(leaf, at: path.dropFirst(), to: &group)
    members[place].value = .object(group)
  }

  private func token(_ leaf: TokenLeaf) -> JSON {
    .object([
      .init("$type", leaf.type.rawValue),
      .init("$value", leaf.value(in: design).json(as: leaf.type)),
      .init("$description", leaf.origin),
    ])
  }

  package var text: String { Self.lines(of: json, indentation: "").joined(separator: "\n") + "\n" }

  /// Groups, tokens and objects of objects have a line a member; all else has one line.
  private static func lines(of json: JSON, indentation: String) -> [String] {
    guard case .object(let members) = json, members.contains(where: \.takesLines) else {
      return [json.text]
    }
    let inner = indentation + "  "
    var lines = ["{"]
    for (index, member) in members.enumerated() {
      var part = Self.lines(of: member.value, indentation: inner)
      part[0] = "\(inner)\(JSON.string(member.key).text): " + part[0]
      if index < members.count - 1 { part[part.count - 1] += "," }
      lines += part
    }
    lines.append(indentation + "}")
    return lines
  }
}

extension JSON.Member {
  fileprivate var takesLines: Bool {
    if case .object = value { return true }
    return key.hasPrefix("$")
  }
}
