import Canvas

/// Pointers: where each one is, whom it presses, and who holds it until it lets go.
extension Scene {
  func handle(_ event: PointerEvent) {
    if event.phase == .left { return left(event.pointer) }
    if event.position.isNowhere {
      // A button that comes up nowhere still lets go.
      if event.phase == .released && event.button == 1 { cancelInteraction(of: event.pointer) }
      return
    }
    let pointer = pointer(for: event)
    switch event.phase {
    case .pressed:
      hover(pointer)
      helpTags.end(at: now)
      if event.button == 1 && pointer.holder == nil { press(by: pointer) }
    case .moved:
      if let holder = pointer.holder {
        holder.pointerMoved(pointer.event(for: holder))
      } else {
        hover(pointer)
        for node in pointer.path where node.scene === self {
          node.pointerHovered(pointer.event(for: node))
        }
        followHelpTag(pointer, hasMoved: true)
      }
    case .released:
      guard event.button == 1, let holder = pointer.holder else { return }
      pointer.holder = nil
      holder.pointerReleased(pointer.event(for: holder))
      hover(pointer)
      followHelpTag(pointer, hasMoved: false)
    case .left:
      break
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

  private func press(by pointer: ScenePointer) {
    var node = hitTest(pointer.last.position)
    dismissLayer(over: node)
    // Disabled parts swallow the press: nothing behind them may answer it. Whoever hears that a layer
    // is gone may have taken the node away.
    if let node, node.scene !== self || !canAct(node) { return }
    cancelHeldKey()
    while let current = node {
      // What another pointer holds swallows it too.
      if pointers.contains(where: { $0.holder === current }) { return }
      if current.pointerPressed(pointer.event(for: current)) {
        // What the press brought about may have disabled it, or taken it away.
        guard current.scene === self, canAct(current) else {
          current.interactionCancelled(time: now)
          return
        }
        pointer.holder = current
        if current.isFocusable { setFocus(current, isVisible: false) }
        return
      }
      node = current.parent
    }
  }

  // MARK: Over what pointers are

  private func hover(_ pointer: ScenePointer) {
    // A finger that touches nothing is nowhere.
    if pointer.holder != nil || pointer.last.device == .touch { return }
    let place = pointer.last.position
    let isInside = Rect(origin: .zero, size: size).contains(place)
    pointer.move(over: isInside ? hitTest(place) : nil)
  }

  /// Tells nodes that came under a resting pointer, or went from under it.
  func followMovedNodes() {
    if !mayHaveMovedUnderPointers { return }
    mayHaveMovedUnderPointers = false
    for pointer in pointers {
      hover(pointer)
      followHelpTag(pointer, hasMoved: false)
    }
    if let drag { handle(drag.last) }
  }

  /// A pointer left the window; what it holds stays held.
  private func left(_ id: PointerID) {
    guard let pointer = pointers.first(where: { $0.id == id }), pointer.holder == nil else {
      return
    }
    pointers.removeAll { $0 === pointer }
    pointer.move(over: nil)
    helpTags.leave(at: now)
  }

  /// The window is gone from under all pointers, and nothing is held any more.
  func pointersLeft() {
    for pointer in pointers { left(pointer.id) }
  }

  /// What the primary pointer looks like where it is, or else the one that came first.
  public var cursor: Cursor {
    let pointer = pointers.first { $0.id == .primary } ?? pointers.first
    guard let pointer else { return .arrow }
    var node = pointer.holder ?? pointer.path.last
    while let current = node {
      if let cursor = current.cursor(at: current.local(pointer.last.position)) { return cursor }
      node = current.parent
    }
    return .arrow
  }

  // MARK: Capture

  /// What a pointer holds; if several hold something, that of the one that came first.
  var capture: Node? { pointers.first { $0.holder != nil }?.holder }

  /// Ends all gestures and a held key as if they had not begun.
  func cancelInteraction() {
    for pointer in pointers { cancelGesture(of: pointer) }
    cancelHeldKey()
  }

  /// Ends a pointer's gesture and a held key as if they had not begun.
  func cancelInteraction(of id: PointerID) {
    if let pointer = pointers.first(where: { $0.id == id }) { cancelGesture(of: pointer) }
    cancelHeldKey()
  }

  /// Ends what the user is doing with a node, if that is under way.
  func cancelInteraction(with node: Node) {
    for pointer in pointers where pointer.holder === node { cancelGesture(of: pointer) }
    if focus.isKeyHeld(by: node) { cancelHeldKey() }
  }

  private func cancelGesture(of pointer: ScenePointer) {
    guard let holder = pointer.holder else { return }
    pointer.holder = nil
    holder.interactionCancelled(time: now)
  }

  func cancelHeldKey() {
    focus.takeHolder()?.interactionCancelled(time: now)
  }
}

extension Point {
  /// Whether a coordinate is no number.
  var isNowhere: Bool { x.isNaN || y.isNaN }
}
