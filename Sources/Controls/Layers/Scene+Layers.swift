import Canvas

/// Layers are above the scene's root, in the order in which they were presented.
extension Scene {
  /// Presents a node above everything else.
  ///
  /// - Parameters:
  ///   - node: The root of the layer; it gets the size of the scene.
  ///   - modality: Whether the content below stays usable.
  ///   - dismissal: The ways in which the user can dismiss the layer.
  @discardableResult
  public func present(
    _ node: Node, modality: SceneLayer.Modality = .modal, dismissal: SceneLayer.Dismissal = []
  ) -> SceneLayer {
    helpTags.end(at: now)
    let layer = SceneLayer(node, modality: modality, dismissal: dismissal, in: self)
    add(layer, at: layers.count)
    if modality == .modal {
      layer.focusBelow = focusedNode
      layer.wasFocusVisible = isFocusVisible
    }
    dropUnreachable()
    return layer
  }

  /// Presents a node above everything else that receives no input.
  func presentInert(_ node: Node) -> SceneLayer { presentInert(node, at: layers.count) }

  /// Presents a node above the root and below all layers that receives no input.
  package func presentOverRoot(_ node: Node) -> SceneLayer { presentInert(node, at: 0) }

  private func presentInert(_ node: Node, at index: Int) -> SceneLayer {
    let layer = SceneLayer(node, modality: .none, dismissal: [], in: self)
    layer.isInert = true
    add(layer, at: index)
    return layer
  }

  private func add(_ layer: SceneLayer, at index: Int) {
    layers.insert(layer, at: index)
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

  func forEachRoot(_ body: (Node) -> Void) {
    body(root)
    for layer in layers { body(layer.root) }
  }

  private var lowestReachable: Int? { layers.lastIndex { $0.modality == .modal } }

  /// Calls the body for each reachable root, from bottom to top.
  func forEachReachableRoot(_ body: (Node) -> Void) {
    if lowestReachable == nil { body(root) }
    for layer in layers[(lowestReachable ?? 0)...] { body(layer.root) }
  }

  /// The first result of the body for the reachable roots, from top to bottom.
  func firstReachable<Result>(_ body: (Node) -> Result?) -> Result? {
    for layer in layers[(lowestReachable ?? 0)...].reversed() where !layer.isInert {
      if let result = body(layer.root) { return result }
    }
    return lowestReachable == nil ? body(root) : nil
  }

  /// Whether no modal layer is above a node.
  func isReachable(_ node: Node) -> Bool {
    if layers.isEmpty { return true }
    let top = node.top
    if layers.contains(where: { $0.isInert && $0.root === top }) { return true }
    return firstReachable { $0 === top ? true : nil } ?? false
  }

  /// Calls the body for every node of the scene, in painting order.
  public func forEachNode(_ body: (Node) -> Void) { forEachRoot { $0.forEachNode(body) } }

  /// Dismisses the topmost layer with a kind of dismissal; `false` if there is none.
  func dismissTopLayer(by dismissal: SceneLayer.Dismissal) -> Bool {
    guard let layer = layers.last(where: { $0.dismissal.contains(dismissal) }),
      isReachable(layer.root)
    else { return false }
    layer.dismiss()
    return true
  }

  /// Dismisses the topmost layer that a press on a node dismisses.
  func dismissLayer(over node: Node?) {
    guard let index = layers.lastIndex(where: { $0.dismissal.contains(.pressOutside) }) else {
      return
    }
    if let top = node?.top, layers[index...].contains(where: { $0.root === top }) { return }
    _ = dismissTopLayer(by: .pressOutside)
  }
}

extension Node {
  fileprivate var top: Node {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
