extension Scene {
  /// Whether anything in the scene can be acted on.
  public var isEnabled: Bool {
    get { root.isEnabled }
    set { root.isEnabled = newValue }
  }

  func enabledChanged(below node: Node) {
    node.forEachNode { invalidate($0, .paint, reason: "enabled") }
    dropUnreachable()
  }

  func hiddenChanged(_ node: Node) {
    nodeMoved(node)
    semanticsWatch?.noteTree()
    invalidate(node.parent ?? node, .layout, reason: "hidden")
    dropUnreachable()
  }

  /// Releases pointer and focus from nodes that can no longer be acted on.
  func dropUnreachable() {
    for pointer in pointers {
      if let capturingNode = pointer.capturingNode, !canAct(capturingNode) {
        cancelInteraction(with: capturingNode)
      }
    }
    if let focusedNode, !canAct(focusedNode) {
      // A disabled node is usually enabled again, and a modal layer has a focus of its own.
      if focusedNode.isEffectivelyVisible { focus.actor = nil }
      removingFocus(of: focusedNode) { setFocus(nil, isVisible: false) }
    }
    scrollRun.end(at: now) { !canAct($0) }
    if let target = drag?.target, !canAct(target) { leaveDragTarget() }
  }

  func canAct(_ node: Node) -> Bool {
    node.isEffectivelyEnabled && node.isEffectivelyVisible && isReachable(node)
  }
}
