import Canvas

extension Scene {
  func handle(_ event: PointerEvent) {
    if event.phase == .exited { return left(event.pointer) }
    if event.position.isNowhere {
      // A release at an invalid position still ends the gesture.
      if event.phase == .released && event.button == 1 { cancelInteraction(of: event.pointer) }
      return
    }
    let pointer = pointer(for: event)
    switch event.phase {
    case .pressed:
      hover(pointer)
      if event.button == 1 && pointer.capturingNode == nil {
        if event.device == .touch { beginTouch(by: pointer) } else { press(by: pointer) }
      }
      if event.button == PointerEvent.secondaryButton && pointer.capturingNode == nil {
        requestContextMenu(by: pointer)
      }
      if event.button == PointerEvent.middleButton && pointer.capturingNode == nil {
        pressMiddle(by: pointer)
      }
      // The press may be over another part than the last motion, and ends the tag of this part.
      followHelpTag(pointer, hasMoved: false)
      helpTagNode.end(at: now)
    case .moved:
      if !decideTouch(by: pointer) { return }
      if let capturingNode = pointer.capturingNode {
        capturingNode.pointerMoved(pointer.event(for: capturingNode))
      } else {
        hover(pointer)
        for node in pointer.path where node.scene === self {
          node.pointerHovered(pointer.event(for: node))
        }
        followHelpTag(pointer, hasMoved: true)
      }
    case .released:
      if event.button == 1 {
        endUndecidedTouch(of: pointer)
        if let capturingNode = pointer.capturingNode {
          pointer.capturingNode = nil
          capturingNode.pointerReleased(pointer.event(for: capturingNode))
        }
      }
      // The pointer may be at another place than at its last motion.
      hover(pointer)
      followHelpTag(pointer, hasMoved: false)
    case .exited: break
    }
  }

  private func pointer(for event: PointerEvent) -> ScenePointer {
    if let pointer = pointers.first(where: { $0.id == event.pointer }) {
      pointer.last = event
      return pointer
    }
    let pointer = ScenePointer(event)
    pointers.append(pointer)
    return pointer
  }

  func press(by pointer: ScenePointer) {
    var node = hitTest(pointer.last.position)
    dismissLayer(over: node)
    // Disabled nodes swallow the press. A handler of the dismissal may have removed the node.
    if let node, node.scene !== self || !canAct(node) { return }
    cancelHeldKeys()
    // A value that is set later would end the gesture that begins with the press.
    if let node, let focusedNode, !focusedNode.contains(node),
      node.firstUpwards({ $0.isFocusable ? $0 : nil }) != nil
    {
      commitEdit()
      if node.scene !== self || !canAct(node) { return }
    }
    while let current = node {
      // A node that another pointer captured swallows the press.
      if isCaptured(current) { return }
      if current.pointerPressed(pointer.event(for: current)) {
        // The handler may have disabled or removed the node.
        guard current.scene === self, canAct(current) else {
          current.interactionCanceled(time: now)
          return
        }
        pointer.capturingNode = current
        if current.isFocusable { setFocus(current, isVisible: false) }
        return
      }
      node = current.parent
    }
  }

  private func hover(_ pointer: ScenePointer) {
    // Touches do not hover.
    if pointer.capturingNode != nil || pointer.last.device == .touch { return }
    let place = pointer.last.position
    let isInside = bounds.contains(place)
    pointer.move(over: isInside ? hitTest(place) : nil)
  }

  /// Updates hover after nodes moved under resting pointers.
  func followMovedNodes() {
    if !mayHaveMovedUnderPointers { return }
    mayHaveMovedUnderPointers = false
    for pointer in pointers {
      hover(pointer)
      followHelpTag(pointer, hasMoved: false)
    }
    if let drag { handle(drag.last) }
  }

  /// A pointer left the window; what it captured stays captured.
  private func left(_ id: PointerID) {
    guard let pointer = pointers.first(where: { $0.id == id }), pointer.capturingNode == nil else {
      return
    }
    pointers.removeAll { $0 === pointer }
    pointer.move(over: nil)
    helpTagNode.leave(at: now)
  }

  func pointersLeft() { for pointer in pointers { left(pointer.id) } }

  /// The cursor under the primary pointer, or under the first one.
  public var cursor: Cursor {
    let pointer = pointers.first { $0.id == .primary } ?? pointers.first
    guard let pointer else { return .arrow }
    let node = pointer.capturingNode ?? pointer.path.last
    return node?.firstUpwards { $0.cursor(at: $0.local(pointer.last.position)) } ?? .arrow
  }

  /// The text that the focused node edits; `nil` for none.
  public var textInput: TextInput? {
    guard let node = focusedNode, var input = node.textInput else { return nil }
    input.caret = input.caret.offset(by: node.originInScene)
    return input
  }

  var capture: Node? { pointers.first { $0.capturingNode != nil }?.capturingNode }

  /// Cancels the gesture of a pointer, or of all, and held keys.
  func cancelInteraction(of id: PointerID? = nil) {
    for pointer in pointers where id == nil || pointer.id == id { cancelGesture(of: pointer) }
    cancelHeldKeys()
  }

  /// Cancels gestures and held keys, and reports it even if no frame follows, as in a hidden view.
  func endInteraction() {
    cancelInteraction()
    deliverActions()
  }

  func cancelInteraction(with node: Node) {
    for pointer in pointers where pointer.capturingNode === node { cancelGesture(of: pointer) }
    if focus.isKeyHeld(by: node) { cancelHeldKeys() }
  }

  func cancelGesture(of pointer: ScenePointer) {
    pointer.undecidedTouch = nil
    guard let capturingNode = pointer.capturingNode else { return }
    pointer.capturingNode = nil
    // The pointer may be over another node, which it enters in the next frame.
    mayHaveMovedUnderPointers = true
    capturingNode.interactionCanceled(time: now)
  }

  func cancelHeldKeys() { for node in focus.takeHolders() { node.interactionCanceled(time: now) } }
}

extension Point {
  var isNowhere: Bool { x.isNaN || y.isNaN }
}
