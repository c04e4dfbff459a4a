import Canvas

/// Acting from outside, in the user's name.
extension Scene {
  /// Has a part of the scene do something as if the user had done it; its owner is told before this
  /// returns.
  ///
  /// A gesture that is under way there is taken back first. A part of a node can be selected,
  /// deselected, and given the keyboard, which is the node's.
  ///
  /// - Returns: whether it is done; false, with nothing changed, if it cannot be, or if the part is
  ///   disabled, hidden, below a modal layer, pending, or gone. What is pending can be focused.
  @discardableResult
  public func perform(_ action: SemanticsAction, on id: SemanticsID) -> Bool {
    guard let node = id.identity.node else { return false }
    if node.scene !== self { return performInside(action, on: id, of: node) }
    guard let description = description(of: node), canPerform(action, on: node)
    else { return false }
    guard let key = id.part else { return node.perform(action) }
    guard let index = description.parts.indices.first(where: { description.key(at: $0) == key })
    else { return false }
    let part = description.parts[index]
    if part.isEnabled == false || part.isPending && action != .focus { return false }
    switch action {
    case .focus, .select(index), .deselect(index): return node.perform(action)
    default: return false
    }
  }

  /// Whether the user, or somebody in the user's name, can act on a node now.
  func canPerform(_ action: SemanticsAction, on node: Node) -> Bool {
    guard canAct(node), let description = description(of: node) else { return canAct(node) }
    return description.isEnabled != false && (!description.isPending || action == .focus)
  }

  /// Gives a node the keyboard and shows that; false if it cannot have it.
  func focus(_ node: Node) -> Bool {
    guard node.isFocusable, canPerform(.focus, on: node) else { return false }
    setFocus(node, isVisible: true)
    guard focusedNode === node else { return false }
    node.scrollIntoSight()
    return true
  }
}
