import Canvas

extension Scene {
  /// Routes an event; what controls have to say about it is delivered before this returns.
  public func handle(_ event: InputEvent) {
    inPass(at: event.time) {
      switch event {
      case .pointer(let event): handle(event)
      case .key(let event): handle(event)
      case .focusLost, .unmapped, .gestureLost: cancelInteraction()
      case .scroll(let event): handle(event)
      case .focusGained, .mapped: break
      }
      deliverActions()
    }
  }

  // MARK: Pointer

  private func handle(_ event: PointerEvent) {
    if event.position.isNowhere {
      // A button that comes up nowhere still lets go.
      if event.phase == .released && event.button == 1 { cancelInteraction() }
      return
    }
    switch event.phase {
    case .pressed:
      if event.button == 1 && capture == nil { press(at: event.position) }
    case .moved:
      if let capture {
        capture.pointerMoved(to: capture.local(event.position), time: now)
      }
    case .released:
      guard event.button == 1, let holder = capture else { return }
      capture = nil
      holder.pointerReleased(at: holder.local(event.position), time: now)
    case .left:
      break
    }
  }

  private func press(at point: Point) {
    var node = hitTest(point)
    dismissLayer(over: node)
    // Disabled parts swallow the press: nothing behind them may answer it. Whoever hears that a layer
    // is gone may have taken the node away.
    if let node, node.scene !== self || !canAct(node) { return }
    cancelHeldKey()
    while let current = node {
      if current.pointerPressed(at: current.local(point), time: now) {
        // What the press brought about may have disabled it, or taken it away.
        guard current.scene === self, canAct(current) else {
          current.interactionCancelled(time: now)
          return
        }
        capture = current
        if current.isFocusable { setFocus(current, isVisible: false) }
        return
      }
      node = current.parent
    }
  }

  private func handle(_ event: ScrollEvent) {
    if event.position.isNowhere || event.deltaX.isNaN || event.deltaY.isNaN { return }
    var node = scrollTarget(at: event.position)
    while let current = node {
      if current.scrolled(event) { return }
      node = current.parent
    }
  }

  /// Ends a gesture or a held key as if it had not begun.
  func cancelInteraction() {
    if let holder = capture {
      capture = nil
      holder.interactionCancelled(time: now)
    }
    cancelHeldKey()
  }

  /// Ends what the user is doing with a node, if that is what is under way.
  func cancelInteraction(with node: Node) {
    if capture === node || heldKey?.node === node { cancelInteraction() }
  }

  func cancelHeldKey() {
    guard let held = heldKey else { return }
    heldKey = nil
    held.node.interactionCancelled(time: now)
  }

  // MARK: Keyboard

  private func handle(_ event: KeyEvent) {
    switch event.phase {
    case .down: press(event)
    case .up: release(event)
    }
  }

  private func press(_ event: KeyEvent) {
    if event.key == .escape && (capture != nil || heldKey != nil) {
      cancelInteraction()
      return
    }
    if event.key == .escape, !event.isRepeat, dismissTopLayer(by: .escape) { return }
    if event.key == .tab && event.modifiers.isDisjoint(with: [.control, .alt]) {
      moveFocus(event.modifiers.contains(.shift) ? .backward : .forward)
      return
    }
    let focused = focusedNode
    if event.modifiers.isDisjoint(with: [.control, .alt]), let taker = taker(of: event) {
      // The key that went down first is the one whose release matters.
      if heldKey == nil { heldKey = (taker, event.key) }
      if taker === focused { setFocus(taker, isVisible: true) }
      return
    }
    _ = onKey?(event)
  }

  /// Offers a key to the focused node, to what that lies in, and to the topmost scroll view; returns
  /// who took it.
  private func taker(of event: KeyEvent) -> Node? {
    var node = focusedNode
    while let current = node {
      if current.keyPressed(event) { return current }
      node = current.parent
    }
    guard let view = firstReachable({ $0.firstScrollView }), view.keyPressed(event) else {
      return nil
    }
    return view
  }

  private func release(_ event: KeyEvent) {
    guard let held = heldKey, held.key == event.key else { return }
    heldKey = nil
    held.node.keyReleased(event)
  }

  // MARK: Focus

  public enum FocusDirection: Hashable, Sendable {
    case forward
    case backward
  }

  /// Gives the keyboard to a node, or to none.
  public func setFocus(_ node: Node?, isVisible: Bool) {
    let node = node.flatMap { $0.isFocusable && canAct($0) ? $0 : nil }
    if node === focusedNode && isVisible == isFocusVisible { return }
    if node !== focusedNode { cancelHeldKey() }
    let changed = [focusedNode, node]
    focusedNode = node
    isFocusVisible = isVisible
    for node in changed {
      if let node { invalidate(node, .paint, reason: "focus") }
    }
  }

  /// Gives the keyboard to the next or the previous node that can use it, round and round.
  public func moveFocus(_ direction: FocusDirection) {
    var candidates: [Node] = []
    forEachReachableRoot { root in
      root.forEachNode { node in
        if node.isFocusable && canAct(node) { candidates.append(node) }
      }
    }
    if candidates.isEmpty { return }
    let current = candidates.firstIndex { $0 === focusedNode }
    let next: Int
    switch (direction, current) {
    case (.forward, let current?): next = (current + 1) % candidates.count
    case (.backward, let current?): next = (current + candidates.count - 1) % candidates.count
    case (.forward, nil): next = 0
    case (.backward, nil): next = candidates.count - 1
    }
    setFocus(candidates[next], isVisible: true)
    candidates[next].scrollIntoSight()
  }

  // MARK: Actions

  /// Tells the owners what happened, once nothing is half done any more.
  func deliverActions() {
    // An answer that sends an event of its own comes by here again.
    if isDelivering || actionQueue.isEmpty { return }
    isDelivering = true
    defer { isDelivering = false }
    var delivered = 0
    // An owner's answer may cause further actions; they come after those that wait already.
    while delivered < actionQueue.count {
      let (control, action) = actionQueue[delivered]
      delivered += 1
      observers.tell((control, action))
      control.tell(action)
    }
    actionQueue.removeAll(keepingCapacity: true)
  }
}

extension Point {
  /// Whether a coordinate is no number.
  fileprivate var isNowhere: Bool { x.isNaN || y.isNaN }
}
