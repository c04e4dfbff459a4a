import Canvas

extension Scene {
  /// Routes an event; what controls have to say about it is delivered before this returns.
  public func handle(_ event: InputEvent) {
    inPass(at: event.time) {
      switch event {
      case .pointer(let event): handle(event)
      case .key(let event): handle(event)
      case .focusLost: cancelInteraction()
      case .unmapped:
        cancelInteraction()
        pointersLeft()
        endDrag()
      case .gestureLost(_, let pointer): cancelInteraction(of: pointer)
      case .scroll(let event): handle(event)
      case .dragOver(let event): handle(event)
      case .dragLeft: endDrag()
      case .focusGained, .mapped: break
      }
      deliverActions()
    }
  }

  private func handle(_ event: ScrollEvent) {
    if event.position.isNowhere || event.deltaX.isNaN || event.deltaY.isNaN { return }
    helpTags.end(at: now)
    var node = scrollRun.first(for: scrollTarget(at: event.position), at: event.time)
    while let current = node {
      if current.scrolled(event) { return scrollRun.note(current, at: event.time) }
      node = current.parent
    }
    scrollRun.note(nil, at: event.time)
  }

  // MARK: Keyboard

  private func handle(_ event: KeyEvent) {
    switch event.phase {
    case .down: press(event)
    case .up: release(event)
    }
  }

  private func press(_ event: KeyEvent) {
    helpTags.end(at: now)
    if event.key == .escape && (capture != nil || focus.isKeyHeld) {
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
      focus.hold(event.key, by: taker)
      // What the key brought about may have taken the keyboard elsewhere.
      if taker === focused && focusedNode === focused { setFocus(taker, isVisible: true) }
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
    focus.release(event.key)?.keyReleased(event)
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
    focus.move(to: node, isVisible: isVisible)
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
    guard let next = focus.neighbor(in: direction, among: candidates) else { return }
    setFocus(next, isVisible: true)
    next.scrollIntoSight()
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
      if case .haptic(let style) = action { feel(style) }
      observers.tell((control, action))
      control.tell(action)
    }
    actionQueue.removeAll(keepingCapacity: true)
  }

  private func feel(_ style: HapticStyle) {
    guard let haptics, hapticLimiter.admits(at: now) else { return }
    haptics.impactOccurred(style)
  }
}
