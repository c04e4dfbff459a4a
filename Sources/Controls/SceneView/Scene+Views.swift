import Canvas

extension Scene {
  func isIn(_ other: Scene) -> Bool { self === other || host?.scene?.isIn(other) ?? false }

  /// Whether a node has taken a press of the pointer, which is not over, or may still take it.
  package func holds(_ pointer: PointerID) -> Bool {
    pointers.contains { $0.id == pointer && ($0.capturingNode != nil || $0.undecidedTouch != nil) }
  }

  /// The node that a press hits, in the scene of a view if it hits one.
  package func innermostHit(at point: Point) -> Node? {
    let node = hitTest(point)
    guard let view = node as? SceneView else { return node }
    return view.content.innermostHit(at: view.contentPoint(view.local(point)))
  }

  func helpTag(at point: Point) -> HelpTag? {
    hitTest(point)?.nearestHelpTag(at: point).map { $0.tag.offset(by: $0.node.originInScene) }
  }

  func focusEnd(_ direction: FocusDirection, isVisible: Bool) {
    let nodes = focusable
    setFocus(direction == .forward ? nodes.first : nodes.last, isVisible: isVisible)
  }

  /// Focuses a node by keyboard navigation, and the first or last node in a view.
  func focusByKey(_ node: Node, _ direction: FocusDirection) {
    (node as? SceneView)?.content.setFocus(nil, isVisible: false)
    (node as? SceneView)?.content.focusEnd(direction, isVisible: true)
    setFocus(node, isVisible: true)
    node.scrollToVisible()
  }

  var hasNewsInViews: Bool { views.contains { $0.needsUpdate } }

  func markViews() { for view in views where view.needsUpdate { pendingNodes.markMoving(view) } }

  func invalidateOuterAccessibilityTree() {
    guard let outer = host?.scene else { return }
    outer.semanticsWatch?.noteTree()
    outer.invalidateOuterAccessibilityTree()
  }

  /// The nested scene of a node, with the views around it from the inside out; `nil` if it is not
  /// reachable from this scene.
  private func nested(_ node: Node) -> (scene: Scene, views: [SceneView])? {
    guard let inner = node.scene, inner !== self else { return nil }
    var views: [SceneView] = []
    var scene = inner
    while scene !== self {
      guard let view = scene.host, let outer = view.scene, view.isInteractive, outer.isExposed(view)
      else { return nil }
      views.append(view)
      scene = outer
    }
    return (inner, views)
  }

  /// Gets an element from the nested scene of a node, converted to this scene.
  func inner(_ node: Node, _ ask: (Scene) -> SemanticsNode?) -> SemanticsNode? {
    guard let (inner, views) = nested(node), var result = ask(inner) else { return nil }
    for (level, view) in views.enumerated() {
      guard let outer = view.scene else { return nil }
      result = result.shown(
        in: view, at: outer.semanticsPlace(of: view), isTop: level == 0 && inner.isTop(node))
    }
    return result
  }

  private func isTop(_ node: Node) -> Bool {
    node.parent?.firstUpwards { description(of: $0) } == nil
  }

  func performInside(_ action: SemanticsAction, on id: SemanticsID, of node: Node) -> Bool {
    guard let (inner, views) = nested(node), views.allSatisfy({ $0.scene?.canAct($0) ?? false })
    else { return false }
    return inner.perform(action, on: id)
  }
}

extension SceneView {
  func contentSemantics(at place: SemanticsPlace) -> [SemanticsNode] {
    if !isInteractive { return [] }
    return content.semantics.children.map { $0.shown(in: self, at: place, isTop: true) }
  }
}

extension SemanticsNode {
  /// Converts an element to the scene of a view; `isTop` says whether its parent element is outside
  /// of the content.
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
    if place.visibleRect.isEmpty || !place.visibleRect.intersects(node.frame) {
      node.states.remove(.showing)
    }
    node.children = children.map { $0.shown(in: view, at: place, isTop: false) }
    return node
  }
}
