import Controls
import Support

/// Values in the Design Tokens Community Group's format, for every theme and contrast.
package struct TokenFile: Hashable, Sendable {
  private struct Change: Hashable, Sendable {
    var leaf: TokenLeaf
    var expression: TokenExpression
  }

  private let changes: [Change]

  package let remarks: [String]
  /// In bytes. chosen: twenty times all tokens
  static let largestFile = 1 << 20

  package init(path: String, _ table: TokenTable = TokenTable()) throws {
    try self.init(
      parsing: Input.text(of: path, limit: Self.largestFile), name: Input.name(of: path), table)
  }

  init(parsing text: String, name: String, _ table: TokenTable = TokenTable()) throws {
    let file = TokenPath(file: name)
    let json: JSON
    do throws(JSON.Fault) { json = try JSON(reading: text) } catch {
      throw file.failure("line \(error.line) \(error.reason)")
    }
    let entries = try TokenEntries(json, file)
    var resolver = TokenResolver(entries: entries, table: table, file: file)
    try Self.refuseUnknown(entries.list, table, file)
    changes = try entries.list.compactMap { entry in
      guard let leaf = table.byName[entry.name], let expression = try resolver.expression(of: leaf)
      else { return nil }
      return Change(leaf: leaf, expression: expression)
    }
    try resolver.refuseCircles()
    remarks = resolver.remarks
    try refuseUnusable(file)
  }

  func design(over design: Design) -> Design {
    var result = design
    for change in changes {
      if let value = change.expression.value(in: design) { _ = change.leaf.set(value, in: &result) }
    }
    return result
  }

  private static func refuseUnknown(
    _ entries: [TokenEntries.Entry], _ table: TokenTable, _ file: TokenPath
  ) throws {
    let used = Set(entries.flatMap { TokenAlias.names(in: $0.value) })
    for entry in entries where table.byName[entry.name] == nil && !used.contains(entry.name) {
      let path = file.following(entry.name)
      if table.groups.contains(entry.name) {
        let example = table.leaves.first { $0.name.hasPrefix(entry.name + ".") }?.name
        throw path.failure(
          "expected a group of tokens" + (example.map { ", such as \($0)," } ?? "")
            + " found a value")
      }
      let nearest = NearestName.of(entry.name, among: table.leaves.map(\.name))
      throw path.failure("unknown token" + NearestName.hint(nearest))
    }
  }

  private func refuseUnusable(_ file: TokenPath) throws {
    var design = Design()
    for change in changes {
      let leaf = change.leaf
      let value = change.expression.value(in: Design())
      if let value, leaf.set(value, in: &design) { continue }
      let expected =
        leaf.name.hasSuffix(".response")
        ? "more than 0" : leaf.type == .shadow ? "a blur of 0 px or more" : "0 or more"
      let found = value.map { ", found \(TokenPath.shown($0.json(as: leaf.type)))" } ?? ""
      throw file.following(leaf.name).failure("expected \(expected)\(found)")
    }
  }
}

extension Design {
  package func changed(by tokens: TokenFile?) -> Design { tokens?.design(over: self) ?? self }
}
