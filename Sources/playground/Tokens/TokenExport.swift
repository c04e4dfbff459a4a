import Controls

/// A design as a file of the Design Tokens Community Group's format, 2025.10.
struct TokenExport {
  let design: Design

  private struct Branch {
    var name: Substring
    var leaf: TokenLeaf?
    var branches: [Branch] = []

    mutating func add(_ leaf: TokenLeaf, at path: ArraySlice<Substring>) {
      guard let name = path.first else {
        self.leaf = leaf
        return
      }
      let place = branches.firstIndex { $0.name == name } ?? branches.endIndex
      if place == branches.endIndex { branches.append(Branch(name: name)) }
      branches[place].add(leaf, at: path.dropFirst())
    }
  }

  var json: JSON {
    var root = Branch(name: "")
    for leaf in TokenLeaf.all { root.add(leaf, at: leaf.name.split(separator: ".")[...]) }
    return json(of: root)
  }

  var text: String { Self.lines(of: json, indentation: "").joined(separator: "\n") + "\n" }

  private func json(of branch: Branch) -> JSON {
    guard let leaf = branch.leaf else {
      return .object(branch.branches.map { .init(String($0.name), json(of: $0)) })
    }
    return .object([
      .init("$type", .string(leaf.type.rawValue)),
      .init("$value", leaf.value(in: design).json(as: leaf.type)),
      .init("$description", .string(leaf.origin)),
    ])
  }

  /// Groups, tokens and what is made of objects take a line a member; the rest takes one line.
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
