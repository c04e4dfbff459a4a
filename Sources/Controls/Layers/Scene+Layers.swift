import Canvas

extension Scene {
  /// The layers above the root, from bottom to top.
  public var layers: [SceneLayer] { stack.layers }

  /// Presents a node above everything else, in the whole scene.
  ///
  /// A modal layer takes the keyboard focus, and the node that had it gets it back afterwards.
  ///
  /// ```swift
  /// // The spacer leaves the page below visible and usable.
  /// let saved = Stack(.vertical, padding: 24, alignment: .center) {
  ///   Spacer()
  ///   Banner("Saved", kind: .success)
  /// }
  /// let layer = scene.present(saved, modality: .none)
  /// window.loop.after(.seconds(3)) { layer.dismiss() }
  /// ```
  ///
  /// For content in a card, use ``presentDialog(_:label:dismissal:focusing:)`` or
  /// ``presentPopover(_:from:at:label:)``.
  ///
  /// - Parameters:
  ///   - node: The root of the layer; it has no parent, belongs to no scene, and gets the size of
  ///     this one.
  ///   - modality: Whether the content below stays usable.
  ///   - dismissal: The ways in which the user can dismiss the layer.
  ///   - anchor: The node that the layer belongs to. The layer that contains it stays presented,
  ///     and dismisses this one with itself. `nil` for the scene's root.
  ///   - initialFocus: The node of a modal layer that is focused at first; `nil` for the first
  ///     focusable one if the user was using the keyboard, and for none otherwise.
  @discardableResult
  public func present(
    _ node: Node, modality: SceneLayer.Modality = .modal, dismissal: SceneLayer.Dismissal = [],
    from anchor: Node? = nil, focusing initialFocus: Node? = nil
  ) -> SceneLayer {
    let layer = SceneLayer(node, modality: modality, dismissal: dismissal, in: self)
    layer.owner = stack.layer(containing: anchor)
    if layer.isTransient { dismissTransients(besides: layer.owner) }
    add(layer)
    if modality == .modal {
      let isVisible = layer.wasFocusVisible
      setFocus(initialFocus ?? (isVisible ? firstFocusable(in: node) : nil), isVisible: isVisible)
    }
    return layer
  }

  package func firstFocusable(in node: Node) -> Node? { focusable.first { node.contains($0) } }

  /// Presents a part of the page, below all layers that are no such parts.
  package func presentPanel(_ node: Node, dismissal: SceneLayer.Dismissal) -> SceneLayer {
    let layer = SceneLayer(node, modality: .none, dismissal: dismissal, in: self)
    layer.rank = .panels
    add(layer)
    return layer
  }

  /// Presents a node above everything else that receives no input.
  @discardableResult
  func presentInert(_ node: Node, rank: LayerStack.Rank = .front) -> SceneLayer {
    let layer = SceneLayer(node, modality: .none, dismissal: [], in: self)
    layer.isInert = true
    layer.rank = rank
    insert(layer)
    return layer
  }

  /// Presents a node above the root and below all layers that receives no input.
  package func presentOverRoot(_ node: Node) -> SceneLayer { presentInert(node, rank: .marks) }

  private func add(_ layer: SceneLayer) {
    helpTagNode.end(at: now)
    layer.keepFocus(of: focusedNode, isVisible: isFocusVisible)
    insert(layer)
    dropUnreachable()
  }

  private func insert(_ layer: SceneLayer) {
    layer.root.checkRoot()
    stack.insert(layer)
    adopt(layer)
  }

  private func adopt(_ layer: SceneLayer) {
    layer.root.setScene(self)
    nodeAdded(layer.root)
  }

  func remove(_ layer: SceneLayer) {
    // Later, the content that handles the edit may be gone.
    if let focusedNode, layer.root.contains(focusedNode) { commitEdit() }
    for other in stack.layers(belongingTo: layer) { other.dismiss() }
    let returnsFocus =
      layer.modality == .modal || focusedNode.map { layer.root.contains($0) } ?? false
    let picture = picture(leaving: layer)
    stack.remove(layer, leaving: picture)
    // The focus returns below the layer, or ends.
    focus.actor = nil
    nodeRemoved(layer.root)
    layer.root.setScene(nil)
    if let picture { adopt(picture) }
    if returnsFocus, focusedNode == nil, let below = layer.focusBelow {
      setFocus(below, isVisible: layer.wasFocusVisible)
    }
  }

  /// Keeps the node that had the focus before it moves into a layer that is not modal.
  func keepFocusBelowLayer(of node: Node?) {
    guard let focusedNode, let layer = stack.layer(containing: node), layer.modality == .none,
      layer !== stack.layer(containing: focusedNode)
    else { return }
    layer.keepFocus(of: focusedNode, isVisible: isFocusVisible)
  }

  func forEachRoot(_ body: (Node) -> Void) {
    body(root)
    for layer in stack.layers { body(layer.root) }
  }

  /// Calls the body for each reachable root, from bottom to top.
  func forEachReachableRoot(_ body: (Node) -> Void) {
    if stack.leavesRootReachable { body(root) }
    for layer in stack.reachable { body(layer.root) }
  }

  /// The first result of the body for the reachable roots, from top to bottom.
  func firstReachable<Result>(_ body: (Node) -> Result?) -> Result? {
    for layer in stack.reachable.reversed() where !layer.isInert {
      if let result = body(layer.root) { return result }
    }
    return stack.leavesRootReachable ? body(root) : nil
  }

  func isReachable(_ node: Node) -> Bool {
    guard let layer = stack.layer(containing: node) else { return stack.leavesRootReachable }
    return layer.isInert || stack.reachable.contains { $0 === layer }
  }

  /// Calls the body for every node of the scene, in painting order.
  public func forEachNode(_ body: (Node) -> Void) { forEachRoot { $0.forEachNode(body) } }

  // MARK: Dismissal

  /// Dismisses all layers that a press outside would dismiss.
  ///
  /// - Parameter owner: A layer that stays, with those that it belongs to.
  package func dismissTransients(besides owner: SceneLayer? = nil) {
    for layer in stack.transients(besides: owner) { layer.dismiss() }
  }

  /// Dismisses the topmost layer with a kind of dismissal, or none if that layer has another
  /// modality; returns whether there was one.
  func dismissTopLayer(
    by dismissal: SceneLayer.Dismissal, of modality: SceneLayer.Modality? = nil
  ) -> Bool {
    for layer in stack.reachable.reversed() where layer.dismissal.contains(dismissal) {
      if let modality, layer.modality != modality { return false }
      if layer.close() { return true }
    }
    return false
  }

  /// Dismisses the topmost layer that a press on a node dismisses.
  func dismissLayer(over node: Node?) {
    let layers = stack.layers
    guard let index = layers.lastIndex(where: \.isTransient) else { return }
    let pressed = stack.layer(containing: node)
    if layers[index...].contains(where: { $0 === pressed }) { return }
    _ = dismissTopLayer(by: .pressOutside)
  }
}
