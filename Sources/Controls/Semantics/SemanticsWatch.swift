import Canvas

/// Finds what became different in a scene's meanings from frame to frame, as long as anybody
/// listens.
///
/// What may have changed is noted when it happens. At the end of a frame only that is compared with
/// what was told last, unless the tree itself changed.
@MainActor
final class SemanticsWatch {
  let observers = Observers<[SemanticsChange]>()

  /// What those who listen know.
  private var records: SemanticsRecords
  private var focus: SemanticsID?

  /// Nodes that may mean something else than before.
  private var noted: [Node] = []

  /// Nodes that were given another place.
  private var moved: [Node] = []

  /// Nodes whose children are shown elsewhere, and how far they were shifted before.
  private var scrolled: [(node: Node, offset: Point)] = []

  /// Whether nodes came, went, or cannot be reached any more.
  private var isTreeOutOfDate = false

  init(_ scene: Scene) {
    records = SemanticsRecords(scene.semantics)
    focus = scene.focusedSemantics
  }

  /// Whether anything may have to be told.
  var hasNews: Bool {
    isTreeOutOfDate || !noted.isEmpty || !moved.isEmpty || !scrolled.isEmpty
  }

  // MARK: Noting

  func note(_ node: Node) {
    if node.pending.contains(.semantics) { return }
    node.pending.insert(.semantics)
    noted.append(node)
  }

  func noteMove(of node: Node) {
    if node.pending.contains(.place) { return }
    node.pending.insert(.place)
    moved.append(node)
  }

  func noteScroll(in node: Node, from offset: Point) {
    if scrolled.contains(where: { $0.node === node }) { return }
    scrolled.append((node, offset))
  }

  func noteTree() {
    isTreeOutOfDate = true
  }

  /// Nobody listens any more.
  func end(in scene: Scene) {
    for node in noted + moved where node.scene === scene {
      node.pending.subtract([.semantics, .place])
    }
    noted.removeAll()
    moved.removeAll()
  }

  // MARK: Telling

  /// What has to be told since this was last asked.
  func takeChanges(in scene: Scene) -> [SemanticsChange] {
    if !hasNews { return [] }
    var changes = SemanticsChanges()
    for (node, offset) in scrolled where node.scene === scene && node.contentOffset != offset {
      noteScroll(of: node, &changes)
    }
    for node in noted where node.scene === scene {
      node.pending.remove(.semantics)
      if !isTreeOutOfDate { compare(node, in: scene, &changes) }
    }
    for node in moved where node.scene === scene {
      node.pending.remove(.place)
      if !isTreeOutOfDate { compareTops(of: node, in: scene, &changes) }
    }
    if isTreeOutOfDate { records.update(to: scene.semantics, &changes) }
    let newFocus = scene.focusedSemantics
    if newFocus != focus { changes.list.append(.focusMoved(to: newFocus)) }
    focus = newFocus
    isTreeOutOfDate = false
    noted.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
    scrolled.removeAll(keepingCapacity: true)
    return changes.list
  }

  /// What the node lies in, itself first, has other things in sight.
  private func noteScroll(of node: Node, _ changes: inout SemanticsChanges) {
    var place: Node? = node
    while let current = place {
      if let id = records.id(of: current) { return changes.note(.frame, of: id) }
      place = current.parent
    }
  }

  /// Compares a node and its parts with what was told of them.
  private func compare(_ node: Node, in scene: Scene, _ changes: inout SemanticsChanges) {
    if !scene.isTold(node) { return }
    let new = scene.flatSemantics(of: node)
    if new == nil && records.id(of: node) == nil { return }
    guard let new, records.update(new, &changes) else {
      isTreeOutOfDate = true
      return
    }
  }

  /// Compares the topmost nodes that mean something in a node that moved, or the node itself.
  private func compareTops(of node: Node, in scene: Scene, _ changes: inout SemanticsChanges) {
    if node.isHidden { return }
    if scene.description(of: node) != nil { return compare(node, in: scene, &changes) }
    for child in node.children { compareTops(of: child, in: scene, &changes) }
  }
}

/// Changes in the order in which they are told, with one for each part that is not as it was.
struct SemanticsChanges {
  var list: [SemanticsChange] = []
  private var places: [SemanticsID: Int] = [:]

  mutating func note(_ aspects: SemanticsChange.Aspects, of id: SemanticsID) {
    if aspects.isEmpty { return }
    guard let place = places[id], case .changed(_, let before) = list[place] else {
      places[id] = list.count
      return list.append(.changed(id, aspects))
    }
    list[place] = .changed(id, before.union(aspects))
  }
}
