import Canvas

extension Scene {
  func invalidate(_ node: Node, _ what: Invalidation, reason: StaticString) {
    assert(!isPainting, "\(reason): changes are not allowed while the scene is painted")
    noteChange()
    hasNews = true
    if node !== sampledNode { observers.notify(.change(node), of: .change) }
    if let semanticsWatch, !what.isDisjoint(with: [.semantics, .paint, .layout]) {
      semanticsWatch.note(node)
    }
    // Another size may bring the node into sight, and an edit may begin out of sight.
    if node.pending.contains(.suspended), what.contains(.layout) || node.staysAwake {
      pendingNodes.resume()
    }
    if what.contains(.layout) { requestLayout(node) }
    if !what.isDisjoint(with: [.paint, .layout]) { pendingNodes.markDirty(node) }
    if what.contains(.motion) { pendingNodes.markMoving(node) }
  }

  /// Requests layout of a node and its ancestors, as its size may matter to them.
  private func requestLayout(_ node: Node) {
    var place: Node? = node
    while let current = place {
      // Descendants of the node that is being laid out get their turn after it.
      if current === layoutNode { return }
      if current !== node && current.pending.contains(.layout) { break }
      current.pending.insert(.layout)
      place = current.parent
    }
    needsLayout = true
    mayHaveMovedUnderPointers = true
  }

  func requestLayoutOfEverything() {
    hasMovedNodes = true
    mayHaveMovedUnderPointers = true
    needsLayout = true
    forEachNode { $0.pending.insert(.layout) }
  }

  /// Records every node again and repaints the window.
  package func repaintEverything(reason: String) {
    noteChange()
    damage.addEverything(for: reason)
    pendingNodes.resume()
    forEachNode { pendingNodes.markDirty($0) }
    for view in views { view.content.repaintEverything(reason: reason) }
  }

  func nodeAdded(_ node: Node) {
    semanticsWatch?.noteTree()
    hasMovedNodes = true
    let environment = shownEnvironment
    node.forEachNode {
      $0.environmentChanged(environment)
      $0.reach = .zero
      // The node may have been animating in another scene.
      invalidate($0, [.paint, .motion, .layout], reason: "added")
    }
  }

  /// A node has another place among its siblings, and may be painted above others.
  func nodeReordered(_ node: Node) {
    semanticsWatch?.noteTree()
    mayHaveMovedUnderPointers = true
    node.forEachNode { addDamage($0.paintedBounds, of: $0) }
  }

  func nodeMoved(_ node: Node) {
    noteChange()
    semanticsWatch?.noteMove(of: node)
    hasMovedNodes = true
    mayHaveMovedUnderPointers = true
    pendingNodes.resume()
    node.forEachNode {
      $0.reach = .zero
      pendingNodes.markDirty($0)
    }
  }

  func nodeRemoved(_ node: Node) {
    noteChange()
    semanticsWatch?.noteTree()
    mayHaveMovedUnderPointers = true
    scrolledNodes.removeAll { scrolled in node.contains(scrolled) }
    views.removeAll { view in node.contains(view) }
    viewportObservers.removeAll { observer in node.contains(observer) }
    childMotion.forget(node)
    for pointer in pointers { pointer.forget(node) }
    forgetDrag(over: node)
    scrollRun.end(at: now) { node.contains($0) }
    removingFocus(of: node) {
      node.forEachNode { node in
        cancelInteraction(with: node)
        if focusedNode === node { setFocus(nil, isVisible: false) }
        addDamage(node.paintedBounds, of: node)
        node.displayList = DisplayList()
        node.unclippedBounds = .zero
        node.placement = nil
      }
    }
    pendingNodes.remove(node.forEachNode)
  }
}
