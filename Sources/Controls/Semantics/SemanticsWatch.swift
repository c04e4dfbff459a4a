import Canvas

/// Finds changes of the accessibility tree from frame to frame, while there are observers;
/// only invalidated nodes are compared with what was last reported, unless the tree itself changed.
@MainActor
final class SemanticsWatch {
  let observers = Observers<[SemanticsChange]>()

  private var records: SemanticsRecords
  private var focus: SemanticsID?
  /// Nodes that may have another element.
  private var noted: [Node] = []

  private var moved: [Node] = []
  /// Nodes that were scrolled, with their previous offsets.
  private var scrolled: [(node: Node, offset: Point)] = []
  /// Messages that are not reported yet.
  fileprivate var messages: [String] = []
  /// Whether nodes were added, removed, or became unreachable.
  private var isTreeOutOfDate = false

  init(_ scene: Scene) {
    records = SemanticsRecords(scene.semantics)
    focus = scene.focusedSemantics
  }

  var hasNews: Bool {
    isTreeOutOfDate || !noted.isEmpty || !moved.isEmpty || !scrolled.isEmpty || !messages.isEmpty
  }

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

  func noteTree() { isTreeOutOfDate = true }

  func end(in scene: Scene) {
    for node in noted + moved where node.scene === scene {
      node.pending.subtract([.semantics, .place])
    }
    noted.removeAll()
    moved.removeAll()
  }

  func takeChanges(in scene: Scene) -> [SemanticsChange] {
    if !hasNews { return [] }
    var changes = SemanticsChanges()
    // Messages come first, because a change such as a banner says more.
    changes.list = messages.map { .announced($0) }
    messages.removeAll()
    for (node, offset) in scrolled where node.scene === scene && node.contentOffset != offset {
      if let id = node.firstUpwards({ records.id(of: $0) }) { changes.note(.frame, of: id) }
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

  private func compare(_ node: Node, in scene: Scene, _ changes: inout SemanticsChanges) {
    if !scene.isExposed(node) { return }
    let new = scene.flatSemantics(of: node)
    if new == nil && records.id(of: node) == nil { return }
    guard let new, records.update(new, &changes) else {
      isTreeOutOfDate = true
      return
    }
  }

  private func compareTops(of node: Node, in scene: Scene, _ changes: inout SemanticsChanges) {
    if node.isHidden { return }
    if scene.description(of: node) != nil { return compare(node, in: scene, &changes) }
    for child in node.children { compareTops(of: child, in: scene, &changes) }
  }
}

/// Changes in order, with one entry for each changed element.
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

extension Scene {
  /// Calls a closure with the changes of ``semantics``, at the end of each frame with changes,
  /// after its actions.
  ///
  /// Without observers this costs nothing. Changes are found among invalidated nodes, so controls
  /// have to call ``Node/invalidate(_:reason:)``. Scrolling is reported once, as a change of the
  /// scroll view's frame.
  @discardableResult
  public func observeSemantics(_ body: @escaping ([SemanticsChange]) -> Void) -> Subscription {
    let watch = semanticsWatch ?? SemanticsWatch(self)
    semanticsWatch = watch
    let subscription = watch.observers.add(body)
    return Subscription { [weak self, weak watch] in
      subscription.cancel()
      guard let self, let watch, watch.observers.entries.isEmpty, semanticsWatch === watch else {
        return
      }
      watch.end(in: self)
      semanticsWatch = nil
    }
  }

  /// Lets a screen reader speak a message, in a scene whose accessibility tree does not show what
  /// has happened, as when a shortcut has changed a setting; others ignore it.
  public func announce(_ message: String) {
    guard let semanticsWatch else { return }
    semanticsWatch.messages.append(message)
    noteChange()
  }

  func notifySemanticsObservers() {
    guard let watch = semanticsWatch else { return }
    let changes = watch.takeChanges(in: self)
    if !changes.isEmpty { watch.observers.forEach { $0(changes) } }
  }
}
