extension Node {
  /// Adds a child above all existing children, removing it from its previous parent.
  ///
  /// A child that the node already has moves above the others; see ``insertChild(_:at:)``.
  ///
  /// - Precondition: The child is neither the node itself nor one of its ancestors, nor the root of
  ///   a scene or a layer.
  public func addChild(_ child: Node) {
    insertChild(child, at: child.parent === self ? children.count - 1 : children.count)
  }

  /// Inserts a child at an index, or moves it there if the node already has it.
  ///
  /// A child that moves keeps its state, the focus and gestures in progress. A child of another
  /// node is removed from it, which cancels its gestures.
  ///
  /// - Parameter index: The position among the other children; 0 for the lowest one.
  /// - Precondition: The child is neither the node itself nor one of its ancestors, nor the root of
  ///   a scene or a layer, and the index is at most the number of other children.
  public func insertChild(_ child: Node, at index: Int) {
    precondition(!child.contains(self), "a node cannot be its own descendant")
    precondition(
      child.parent != nil || child.scene == nil, "the root of a scene or layer cannot be a child")
    let others = children.count - (child.parent === self ? 1 : 0)
    precondition(
      (0...others).contains(index), "the index of a child must be 0 to the number of other children"
    )
    if child.parent === self { return moveChild(child, to: index) }
    child.removeFromParent()
    child.parent = self
    children.insert(child, at: index)
    renumberChildren(from: index)
    if scene != nil { child.setScene(scene) }
    invalidate(.layout, reason: "child added")
    scene?.nodeAdded(child)
  }

  /// Replaces the children by others, from the lowest to the topmost.
  ///
  /// Children that stay keep their state, the focus and gestures in progress, also at another
  /// position. If the focused child is removed, Tab continues from its place.
  ///
  /// With an animation, new children fade in, removed ones fade out without input, and the others
  /// slide to their places, as do nodes around this one. Under reduced motion nothing slides:
  /// what moves cross-fades. Another change continues the animation from where it is.
  ///
  /// - Parameters:
  ///   - nodes: The new children.
  ///   - animated: Whether the change is animated, if the node is shown already.
  /// - Precondition: No node occurs twice, and none is the node itself or one of its ancestors.
  public func setChildren(_ nodes: [Node], animated: Bool = false) {
    let staying = Set(nodes.map(ObjectIdentifier.init))
    precondition(staying.count == nodes.count, "a node cannot be a child twice")
    let scene = animated && placement != nil ? scene : nil
    if let scene { scene.childMotion.prepare(self, in: scene) }
    for child in children where !staying.contains(ObjectIdentifier(child)) {
      if let scene { scene.childMotion.fadeOut(child, of: self, in: scene) }
      child.removeFromParent()
    }
    for (index, node) in nodes.enumerated() {
      let isNew = node.parent !== self
      insertChild(node, at: index)
      if isNew, let scene { scene.childMotion.fadeIn(node, at: scene.now) }
    }
  }

  /// Replaces the children by one for each item; an item that stays keeps its node.
  ///
  /// ```swift
  /// stack.follow {
  ///   $0.setChildren(for: home.rooms, animated: true) { room in card(for: room, in: home) }
  /// }
  /// ```
  ///
  /// A node stays bound to the item that it was made for. So an item that is an object has to stay
  /// the same object as long as its ID is shown: change its properties, or give a new object a new
  /// ID. Debug builds assert this.
  ///
  /// - Parameters:
  ///   - items: From the lowest to the topmost; their IDs differ.
  ///   - animated: Whether the change is animated; see ``setChildren(_:animated:)``.
  ///   - make: Makes the node of an item whose ID is new. It is not called for items that stay, so
  ///     nodes whose content changes follow a model.
  public func setChildren<Items: Sequence>(
    for items: Items, animated: Bool = false, make: (Items.Element) -> Node
  ) where Items.Element: Identifiable {
    let old = childrenByID
    childrenByID = [:]
    let nodes = items.map { item in
      let object = Items.Element.self is AnyObject.Type ? item as AnyObject : nil
      let shown = old[item.id]
      assert(
        shown?.node == nil || shown?.object == nil || shown?.object === object,
        """
        setChildren(for:) has another object with the ID \(item.id), but its node shows the old \
        one; change the old object, or give the new one another ID.
        """)
      let node = shown?.node ?? make(item)
      childrenByID[item.id] = ItemNode(node: node, object: object)
      return node
    }
    precondition(childrenByID.count == nodes.count, "an ID occurs twice")
    setChildren(nodes, animated: animated)
  }

  struct ItemNode {
    /// `nil` once the node was removed in another way and is gone.
    weak var node: Node?
    /// The item if it is an object; `nil` for a value, and once the object is gone.
    weak var object: AnyObject?
  }

  private func moveChild(_ child: Node, to index: Int) {
    let old = child.position
    if index == old { return }
    children.remove(at: old)
    children.insert(child, at: index)
    renumberChildren(from: min(old, index))
    invalidate(.layout, reason: "child moved")
    scene?.nodeReordered(child)
  }

  /// Removes the node from its parent, if it has one.
  public func removeFromParent() {
    guard let parent else { return }
    let scene = scene
    scene?.nodeRemoved(self)
    // An observer may have removed it already.
    if self.parent !== parent { return }
    parent.children.remove(at: position)
    parent.renumberChildren(from: position)
    self.parent = nil
    setScene(nil)
    parent.invalidate(.layout, reason: "child removed")
  }

  /// Traps if the node cannot be the root of a scene or a layer.
  func checkRoot() {
    precondition(
      parent == nil && scene == nil,
      "a root cannot be a child of another node, or the root of another scene or layer")
  }

  private func renumberChildren(from first: Int) {
    for index in first..<children.count { children[index].position = index }
  }
}
