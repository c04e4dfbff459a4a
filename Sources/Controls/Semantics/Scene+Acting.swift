import Canvas

extension Scene {
  /// Performs an action as if the user had done it, and reports it before this returns.
  ///
  /// A gesture in progress on the node is canceled first. Actions on parts are performed by
  /// ``Node/perform(_:onPart:)``.
  ///
  /// - Returns: `false`, with nothing changed, if the action cannot be done or the element is
  ///   disabled, hidden, below a modal layer, pending, or gone. Pending elements can be focused.
  @discardableResult
  public func perform(_ action: SemanticsAction, on id: SemanticsID) -> Bool {
    guard let node = id.identity.node else { return false }
    if node.scene !== self { return performInside(action, on: id, of: node) }
    guard let description = description(of: node), canPerform(action, on: node)
    else { return false }
    guard let key = id.part else {
      // The focus is reported where it moves.
      if action == .focus { return focus(node) }
      return node.reporting(action) { node.perform(action) }
    }
    guard let index = description.index(of: key) else { return false }
    let part = description.parts[index]
    if part.isEnabled == false || part.isPending && action != .focus { return false }
    return node.reporting(action, part: index) { node.perform(action, onPart: index) }
  }

  /// The index of a part in its node, for the actions that select it; `nil` for other elements.
  package func index(ofPart id: SemanticsID) -> Int? {
    guard let key = id.part, let node = id.node else { return nil }
    return node.scene?.description(of: node)?.index(of: key)
  }

  /// The reason for which an element refuses an action, in a sentence.
  ///
  /// `nil` for none, and for one that its state shows.
  package func reason(against action: SemanticsAction, on id: SemanticsID) -> String? {
    id.node?.reason(against: action)
  }

  func canPerform(_ action: SemanticsAction, on node: Node) -> Bool {
    guard canAct(node), let description = description(of: node) else { return canAct(node) }
    return description.isEnabled != false && (!description.isPending || action == .focus)
  }

  /// Focuses a node with a focus ring; `false` if it is not focusable.
  func focus(_ node: Node) -> Bool {
    guard node.isFocusable, canPerform(.focus, on: node) else { return false }
    setFocus(node, isVisible: true)
    guard focusedNode === node else { return false }
    node.scrollToVisible()
    return true
  }
}

extension Node {
  /// Performs an action on the node or a part of it, and reports it to observers of input.
  func reporting(_ action: SemanticsAction, part: Int? = nil, _ body: () -> Bool) -> Bool {
    guard let scene, scene.observers.want(.input), let place = scene.place(of: self) else {
      return body()
    }
    return scene.recordInput(.action(action, place, part: part), body)
  }
}
