import Canvas

/// What a scene is to the views of other scenes in it, and to the view that it is itself shown in.
extension Scene {
  /// Whether it is another scene, or is shown somewhere in it.
  func isIn(_ other: Scene) -> Bool {
    self === other || host?.scene?.isIn(other) ?? false
  }

  // MARK: Input from a view

  /// Whether a pointer holds something.
  func holds(_ pointer: PointerID) -> Bool {
    pointers.contains { $0.id == pointer && $0.holder != nil }
  }

  /// The innermost help tag at a place, with its frame in the scene.
  func helpTag(at point: Point) -> HelpTag? {
    var node = hitTest(point)
    while let current = node {
      if let tag = current.helpTag(at: current.local(point)), !tag.text.isEmpty {
        return tag.offset(by: current.originInScene)
      }
      node = current.parent
    }
    return nil
  }

  /// Whether the keyboard can act on anything.
  var hasFocusable: Bool { !focusable.isEmpty }

  /// Gives the keyboard to the first node that can use it, or to the last.
  func focusEnd(_ direction: FocusDirection, isVisible: Bool) {
    let nodes = focusable
    setFocus(direction == .forward ? nodes.first : nodes.last, isVisible: isVisible)
  }

  /// Gives the keyboard to the next node, or the previous one; false at the end.
  func moveFocusWithin(_ direction: FocusDirection) -> Bool {
    let nodes = focusable
    if let view = focusedNode as? SceneView, view.content.moveFocusWithin(direction) {
      return true
    }
    guard let index = nodes.firstIndex(where: { $0 === focusedNode }) else { return false }
    let next = direction == .forward ? index + 1 : index - 1
    guard nodes.indices.contains(next) else { return false }
    focusByKey(nodes[next], direction)
    return true
  }

  /// Gives the keyboard to a node because of a key, and to the first, or last, of what is shown in it.
  func focusByKey(_ node: Node, _ direction: FocusDirection) {
    (node as? SceneView)?.content.setFocus(nil, isVisible: false)
    (node as? SceneView)?.content.focusEnd(direction, isVisible: true)
    setFocus(node, isVisible: true)
    node.scrollIntoSight()
  }

  // MARK: Frames

  /// Whether something new is to be seen in a view.
  var hasNewsInViews: Bool { views.contains { $0.needsUpdate } }

  /// Gives the views their turn in which there is something new.
  func markViews() {
    for view in views where view.needsUpdate { pendingNodes.markMoving(view) }
  }

  // MARK: Meanings

  /// What lies in a view means something else, or has another place.
  func noteMeanings() {
    guard let outer = host?.scene else { return }
    outer.semanticsWatch?.noteTree()
    outer.noteMeanings()
  }

  /// The scene that a node is in, as far as it can be reached from this one; nil if it cannot.
  private func innerScene(of node: Node) -> Scene? {
    guard let inner = node.scene, inner !== self else { return nil }
    var scene: Scene? = inner
    while let view = scene?.host {
      guard let outer = view.scene, view.isInteractive, outer.isTold(view) else { return nil }
      if outer === self { return inner }
      scene = outer
    }
    return nil
  }

  /// Asks the scene that is shown in this one, and that has a node, for something.
  func inner(
    _ node: Node, _ ask: (Scene) -> SemanticsNode?
  ) -> SemanticsNode? {
    guard let inner = innerScene(of: node), var result = ask(inner) else { return nil }
    var scene = inner
    while scene !== self, let view = scene.host, let outer = view.scene {
      result = result.shown(
        in: view, at: outer.semanticsPlace(of: view), isTop: scene === inner && inner.isTop(node))
      scene = outer
    }
    return result
  }

  /// Whether nothing that a node lies in means anything.
  private func isTop(_ node: Node) -> Bool {
    var place = node.parent
    while let current = place {
      if description(of: current) != nil { return false }
      place = current.parent
    }
    return true
  }

  /// Has a part of a scene that is shown in this one do something.
  func performInside(_ action: SemanticsAction, on id: SemanticsID, of node: Node) -> Bool {
    guard let inner = innerScene(of: node) else { return false }
    var scene = inner
    while scene !== self, let view = scene.host, let outer = view.scene {
      if !outer.canAct(view) { return false }
      scene = outer
    }
    return inner.perform(action, on: id)
  }
}

extension SceneView {
  /// What the content means, as parts of the tree that the view is in.
  func contentSemantics(at place: SemanticsPlace) -> [SemanticsNode] {
    if !isInteractive { return [] }
    return content.semantics.children.map { $0.shown(in: self, at: place, isTop: true) }
  }
}

extension SemanticsNode {
  /// The same as it is shown in a view.
  ///
  /// - Parameters:
  ///   - view: shows it.
  ///   - place: the view's.
  ///   - isTop: whether nothing else of the content lies between it and the view.
  @MainActor
  fileprivate func shown(
    in view: SceneView, at place: SemanticsPlace, isTop: Bool
  ) -> SemanticsNode {
    var node = self
    let factor = view.magnification
    node.frame = frame.magnified(by: factor).offset(by: place.origin)
    node.place = self.place.magnified(by: factor)
    if isTop { node.place = node.place.offset(by: place.offset) }
    if !place.isEnabled { node.states.remove(.enabled) }
    if place.sight.isEmpty || !place.sight.intersects(node.frame) {
      node.states.remove(.showing)
    }
    node.children = children.map { $0.shown(in: view, at: place, isTop: false) }
    return node
  }
}
