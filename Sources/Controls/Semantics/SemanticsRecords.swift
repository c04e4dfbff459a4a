@MainActor
struct SemanticsRecords {
  private struct Record {
    /// Without children.
    var node: SemanticsNode
    var parent: SemanticsID?
    var children: [SemanticsID]
  }

  private var top: SemanticsID
  private var records: [SemanticsID: Record] = [:]

  init(_ tree: SemanticsNode) {
    top = tree.id
    keep(tree, in: nil)
  }

  private mutating func keep(_ tree: SemanticsNode, in parent: SemanticsID?) {
    var node = tree
    node.children = []
    records[tree.id] = Record(node: node, parent: parent, children: tree.children.map(\.id))
    for child in tree.children { keep(child, in: tree.id) }
  }

  func id(of node: Node) -> SemanticsID? {
    guard let identity = node.semanticsIdentity else { return nil }
    let id = SemanticsID(identity: identity, part: nil)
    return records[id] == nil ? nil : id
  }

  /// Updates a node and its parts; `false`, with nothing changed, if it is new or has other parts.
  mutating func update(_ new: SemanticsNode, _ changes: inout SemanticsChanges) -> Bool {
    guard let record = records[new.id] else { return false }
    let parts = record.children.prefix { $0.part != nil }
    guard parts.elementsEqual(new.children.lazy.map(\.id)) else { return false }
    compare(new, &changes)
    for part in new.children { compare(part, &changes) }
    return true
  }

  private mutating func compare(_ new: SemanticsNode, _ changes: inout SemanticsChanges) {
    guard let old = records[new.id]?.node else { return }
    changes.note(new.aspects(changedSince: old), of: new.id)
    records[new.id]?.node = new
    records[new.id]?.node.children = []
  }

  mutating func update(to tree: SemanticsNode, _ changes: inout SemanticsChanges) {
    let new = SemanticsRecords(tree)
    addRemovals(below: top, new, &changes)
    addRest(below: tree, new, &changes)
    self = new
  }

  private func addRemovals(
    below id: SemanticsID, _ new: SemanticsRecords, _ changes: inout SemanticsChanges
  ) {
    guard let old = records[id] else { return }
    let kept = keptChildren(of: id, new)
    for child in old.children {
      if kept.contains(child) {
        addRemovals(below: child, new, &changes)
      } else {
        changes.list.append(.removed(child))
      }
    }
  }

  private func addRest(
    below tree: SemanticsNode, _ new: SemanticsRecords, _ changes: inout SemanticsChanges
  ) {
    if let old = records[tree.id]?.node {
      changes.note(tree.aspects(changedSince: old), of: tree.id)
    }
    let kept = keptChildren(of: tree.id, new)
    for (index, child) in tree.children.enumerated() {
      if kept.contains(child.id) {
        addRest(below: child, new, &changes)
      } else {
        changes.list.append(.inserted(child.id, parent: tree.id, index: index))
      }
    }
  }

  /// The common children in both trees, as far as they have the same order.
  private func keptChildren(of id: SemanticsID, _ new: SemanticsRecords) -> Set<SemanticsID> {
    guard let before = records[id]?.children, let after = new.records[id]?.children else {
      return []
    }
    let indices = Dictionary(uniqueKeysWithValues: zip(before, before.indices))
    var kept: Set<SemanticsID> = []
    var last = -1
    for child in after {
      guard let index = indices[child], index > last else { continue }
      last = index
      kept.insert(child)
    }
    return kept
  }
}
