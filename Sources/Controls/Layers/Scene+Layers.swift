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
    helpTags.end(at: now)
    let layer = SceneLayer(node, modality: modality, dismissal: dismissal, in: self)
    add(layer)
    if modality == .modal {
      layer.focusBelow = focusedNode
      layer.wasFocusVisible = isFocusVisible
    }
    dropUnreachable()
    return layer
  }

  /// Shows something over everything else that takes no pointer, wheel, key nor focus.
  func presentInert(_ node: Node) -> SceneLayer {
    let layer = SceneLayer(node, modality: .none, dismissal: [], in: self)
    layer.isInert = true
    add(layer)
    return layer
  }

  /// Shows something over the root and below all layers that takes no pointer, wheel, key nor focus.
  package func presentOverRoot(_ node: Node) -> SceneLayer {
    let layer = SceneLayer(node, modality: .none, dismissal: [], in: self)
    layer.isInert = true
    add(layer, at: 0)
    return layer
  }

  private func add(_ layer: SceneLayer, at index: Int? = nil) {
    layers.insert(layer, at: index ?? layers.count)
    layer.root.setScene(self)
    nodeAdded(layer.root)
  }

  func remove(_ layer: SceneLayer) {
    layers.removeAll { $0 === layer }
    nodeRemoved(layer.root)
    layer.root.setScene(nil)
    if let below = layer.focusBelow, focusedNode == nil {
      setFocus(below, isVisible: layer.wasFocusVisible)
    }
  }

  /// Calls the body for each tree of the scene, the lowest first.
  func forEachRoot(_ body: (Node) -> Void) {
    body(root)
    for layer in layers { body(layer.root) }
  }

  /// The lowest layer that can be acted on, as it is modal and the topmost of those; nil if the root
  /// can be.
  private var lowestReachable: Int? { layers.lastIndex { $0.modality == .modal } }

  /// Calls the body for each tree that can be acted on, the lowest first.
  func forEachReachableRoot(_ body: (Node) -> Void) {
    if lowestReachable == nil { body(root) }
    for layer in layers[(lowestReachable ?? 0)...] { body(layer.root) }
  }

  /// The first answer of a body for the trees that can be acted on, the topmost first.
  func firstReachable<Result>(_ body: (Node) -> Result?) -> Result? {
    for layer in layers[(lowestReachable ?? 0)...].reversed() where !layer.isInert {
      if let result = body(layer.root) { return result }
    }
    return lowestReachable == nil ? body(root) : nil
  }

  /// Whether no modal layer lies over a node.
  func isReachable(_ node: Node) -> Bool {
    if layers.isEmpty { return true }
    let top = node.top
    if layers.contains(where: { $0.isInert && $0.root === top }) { return true }
    return firstReachable { $0 === top ? true : nil } ?? false
  }

  /// Calls the body for every node of the scene, in the order in which they are painted.
  public func forEachNode(_ body: (Node) -> Void) {
    forEachRoot { $0.forEachNode(body) }
  }

  /// Takes the topmost layer away that goes for this reason; false if there is none.
  func dismissTopLayer(by dismissal: SceneLayer.Dismissal) -> Bool {
    guard let layer = layers.last(where: { $0.dismissal.contains(dismissal) }),
      isReachable(layer.root)
    else { return false }
    layer.dismiss()
    return true
  }

  /// Takes the topmost layer away that a press outside dismisses, unless the node that is pressed is
  /// in it or above it.
  func dismissLayer(over node: Node?) {
    guard let index = layers.lastIndex(where: { $0.dismissal.contains(.pressOutside) }) else {
      return
    }
    if let top = node?.top, layers[index...].contains(where: { $0.root === top }) { return }
    _ = dismissTopLayer(by: .pressOutside)
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
