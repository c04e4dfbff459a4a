/// The elements of an accessibility tree as observers know them, by their identifiers.
@MainActor
struct SemanticsRecords {
  private var top: SemanticsID
  /// The children of an element are only kept for their identities.
  private var records: [SemanticsID: SemanticsNode] = [:]

  init(_ tree: SemanticsNode) {
    top = tree.id
    keep(tree)
  }

  private mutating func keep(_ tree: SemanticsNode) {
    records[tree.id] = tree
    for child in tree.children { keep(child) }
  }

  func id(of node: Node) -> SemanticsID? {
    guard let identity = node.semanticsIdentity else { return nil }
    let id = SemanticsID(identity: identity, part: nil)
    return records[id] == nil ? nil : id
  }

  /// Updates a node and its parts; `false`, with nothing changed, if it is new or has other parts.
  mutating func update(_ new: SemanticsNode, _ changes: inout SemanticsChanges) -> Bool {
    guard let record = records[new.id] else { return false }
    let parts = record.children.prefix { $0.id.part != nil }
    guard parts.elementsEqual(new.children, by: { $0.id == $1.id }) else { return false }
    compare(new, &changes)
    for part in new.children { compare(part, &changes) }
    return true
  }

  private mutating func compare(_ new: SemanticsNode, _ changes: inout SemanticsChanges) {
    guard let old = records[new.id] else { return }
    changes.note(new.aspects(changedSince: old), of: new.id)
    records[new.id] = new
    records[new.id]?.children = old.children
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
    for child in old.children.map(\.id) {
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
    if let old = records[tree.id] { changes.note(tree.aspects(changedSince: old), of: tree.id) }
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
    guard let before = records[id]?.children.map(\.id), let after = new.records[id]?.children
    else { return [] }
    let indices = Dictionary(uniqueKeysWithValues: zip(before, before.indices))
    var kept: Set<SemanticsID> = []
    var last = -1
    for child in after {
      guard let index = indices[child.id], index > last else { continue }
      last = index
      kept.insert(child.id)
    }
    return kept
  }
}
