import Canvas

/// Layers lie over the scene's root in the order in which they came.
extension Scene {
  /// Shows something over everything else.
  ///
  /// - Parameters:
  ///   - node: the top of the layer's tree; it gets the scene's size.
  ///   - modality: whether what lies below can be acted on meanwhile.
  ///   - dismissal: what the user does to be rid of it.
  @discardableResult
  public func present(
    _ node: Node, modality: SceneLayer.Modality = .modal, dismissal: SceneLayer.Dismissal = []
  ) -> SceneLayer {
    let layer = SceneLayer(node, modality: modality, dismissal: dismissal, in: self)
    layers.append(layer)
    node.setScene(self)
    nodeAdded(node)
    if modality == .modal {
      layer.focusBelow = focusedNode
      layer.wasFocusVisible = isFocusVisible
    }
    dropUnreachable()
    return layer
  }

  func remove(_ layer: SceneLayer) {
    layers.removeAll { $0 === layer }
    nodeRemoved(layer.root)
    layer.root.setScene(nil)
    if let below = layer.focusBelow, focusedNode == nil {
      setFocus(below, isVisible: layer.wasFocusVisible)
    }
  }

  /// The trees of the scene, the lowest first.
  var roots: [Node] { layers.isEmpty ? [root] : [root] + layers.map(\.root) }

  /// Those of them that can be acted on: from the topmost modal layer upwards.
  var reachableRoots: [Node] {
    guard let lowest = layers.lastIndex(where: { $0.modality == .modal }) else { return roots }
    return layers[lowest...].map(\.root)
  }

  /// Whether no modal layer lies over a node.
  func isReachable(_ node: Node) -> Bool {
    if layers.isEmpty { return true }
    let top = node.top
    return reachableRoots.contains { $0 === top }
  }

  /// Calls the body for every node of the scene, in the order in which they are painted.
  public func forEachNode(_ body: (Node) -> Void) {
    for root in roots { root.forEachNode(body) }
  }

  /// Takes the topmost layer away that goes for this reason; false if there is none.
  func dismissTopLayer(by dismissal: SceneLayer.Dismissal) -> Bool {
    guard let layer = layers.last(where: { $0.dismissal.contains(dismissal) }),
      isReachable(layer.root)
    else { return false }
    layer.dismiss()
    return true
  }
}

extension Node {
  /// The topmost of the nodes that the node is in; itself if it is in none.
  fileprivate var top: Node {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
