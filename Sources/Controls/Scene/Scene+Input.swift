import Canvas

extension Scene {
  /// Handles an event; actions are reported before this returns.
  ///
  /// The scene is advanced to the time of the event first, and what the event changes begins at
  /// that time. Frames show a time that is ahead, so an event with an earlier time happens at that
  /// of the last frame.
  public func handle(_ event: InputEvent) {
    let event = event.time < lastTime ? event.mappingTimes { max($0, lastTime) } : event
    advancing(to: event.time) { recordInput(.event(event), at: event.time) { route(event) } }
  }

  private func route(_ event: InputEvent) {
    inPass(at: event.time) {
      switch event {
      case .pointer(let event): handle(event)
      case .key(let event):
        switch event.phase {
        case .down: press(event)
        case .up: focus.release(event.key)?.keyReleased(event)
        }
      case .focusLost:
        cancelInteraction()
        focusedNode?.windowFocusChanged(false)
      case .focusGained: focusedNode?.windowFocusChanged(true)
      case .text(let text, _): insert(text)
      case .preedit(let preedit, _): focusedNode?.preeditChanged(preedit)
      case .unmapped:
        cancelInteraction()
        pointersLeft()
        endDrag()
      case .gestureLost(_, let pointer): cancelInteraction(of: pointer)
      case .scroll(let event): _ = scroll(event)
      case .dragOver(let event): handle(event)
      case .dragLeft: endDrag()
      case .mapped: break
      }
      deliverActions()
    }
  }

  /// Offers a scroll event to the node under it and its ancestors; returns whether it was used.
  private func scroll(_ event: ScrollEvent) -> Bool {
    if event.position.isNowhere || event.deltaX.isNaN || event.deltaY.isNaN { return false }
    helpTagNode.end(at: now)
    let handler = scrollRun.first(for: scrollTarget(at: event.position), at: event.time)?
      .firstUpwards { $0.scrolled(event) ? $0 : nil }
    scrollRun.note(handler, at: event.time)
    return handler != nil
  }

  /// Offers a scroll event to a scene in a view; returns whether it was used.
  func offer(_ event: ScrollEvent) -> Bool {
    offer(.scroll(event), at: event.time) { scroll(event) }
  }

  /// Offers a pressed key to a scene in a view; returns whether it was used.
  func offer(_ event: KeyEvent) -> Bool {
    offer(.key(event), at: event.time) { cancelsInteraction(event) || pressInLayers(event) }
  }

  /// Gives input to a scene in a view; returns whether it was used.
  func offer(_ input: SceneInput, at time: Instant, _ handle: () -> Bool) -> Bool {
    advancing(to: time) {
      recordInput(input, at: time) {
        inPass(at: time) {
          defer { deliverActions() }
          return handle()
        }
      }
    }
  }

  // MARK: Keyboard

  private func press(_ event: KeyEvent) {
    helpTagNode.end(at: now)
    focus.actor = nil
    if cancelsInteraction(event) { return }
    if event.key == .tab && event.modifiers.isDisjoint(with: .commands) {
      if focusedNode?.wantsTab == true, pressForTaker(event) { return }
      moveFocus(event.modifiers.contains(.shift) ? .backward : .forward)
      return
    }
    if pressInLayers(event) || requestContextMenu(by: event) { return }
    for candidate in event.candidates {
      if runShortcut(for: candidate) || onKey?(candidate) == true { return }
    }
  }

  /// Escape cancels gestures and held keys; returns whether there were any.
  private func cancelsInteraction(_ event: KeyEvent) -> Bool {
    // A key that is still down after it has typed a character belongs to no gesture.
    guard event.key == .escape, capture != nil || focus.isKeyHeld && textInput == nil else {
      return false
    }
    cancelInteraction()
    return true
  }

  /// Escape dismisses a modal layer; for other layers, the focused node may handle the key.
  private func pressInLayers(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, !event.isRepeat, focusedNode?.hasPendingEdit != true else {
      return pressForTaker(event)
    }
    return dismissTopLayer(by: .escape, of: .modal) || pressForTaker(event)
      || dismissTopLayer(by: .escape)
  }

  private func pressForTaker(_ event: KeyEvent) -> Bool {
    let focused = focusedNode
    focus.actor = focused
    guard let handler = handler(of: event) else {
      focus.actor = nil
      return false
    }
    focus.hold(event.key, by: handler)
    // Handling the key may have moved the focus.
    if handler === focused && focusedNode === focused { setFocus(handler, isVisible: true) }
    return true
  }

  /// Offers a key to the focused node, its ancestors, and the topmost scroll view.
  private func handler(of event: KeyEvent) -> Node? {
    let isCommand = !event.modifiers.isDisjoint(with: .commands)
    let handler = focusedNode?.firstUpwards { node in
      (!isCommand || node.wantsCommands) && node.keyPressed(event) ? node : nil
    }
    if let handler { return handler }
    guard !isCommand, let view = firstReachable({ $0.firstScrollView }), view.keyPressed(event)
    else {
      return nil
    }
    return view
  }

  // MARK: Focus

  /// The direction of keyboard navigation.
  public enum FocusDirection: Hashable, Sendable {
    /// To the next node, as Tab does.
    case forward
    /// To the previous node, as Shift-Tab does.
    case backward
  }

  /// Focuses a node, or none; see ``endFocus()``.
  public func setFocus(_ node: Node?, isVisible: Bool) {
    let node = (node?.focusTarget).flatMap {
      $0.scene === self && $0.isFocusable && canAct($0) ? $0 : nil
    }
    if node === focusedNode && isVisible == isFocusVisible { return }
    recordInput(.focus(node.flatMap(place), isVisible: isVisible)) {
      moveFocus(to: node, isVisible)
    }
  }

  /// Removes the focus, and keeps its place: Tab continues with the node after it.
  ///
  /// For a node that is done, such as a text field after Return. After
  /// ``setFocus(_:isVisible:)`` with `nil`, Tab begins with the first node.
  public func endFocus() {
    guard let node = focusedNode else { return }
    recordInput(.endFocus) {
      moveFocus(to: nil, false)
      // A node that lost the focus may have moved it on.
      if focusedNode == nil { focus.former = node }
    }
  }

  /// Takes over what was typed in the focused node, and reports it at once.
  func commitEdit() {
    guard let focusedNode, focusedNode.hasPendingEdit else { return }
    focusedNode.commit()
    deliverActions()
  }

  private func moveFocus(to node: Node?, _ isVisible: Bool) {
    if node !== focusedNode { cancelHeldKeys() }
    keepFocusBelowLayer(of: node)
    let old = focusedNode
    focus.move(to: node, isVisible: isVisible)
    for node in [old, node] {
      guard let node else { continue }
      invalidate(node, .paint, reason: "focus")
      node.focusChanged(isFocused: node === focusedNode, isVisible: isVisible)
    }
    if node !== old {
      old?.focusChanged(false)
      // The old node may have moved the focus on.
      if let node, node === focusedNode { node.focusChanged(true) }
    }
    if let host, host.isInteractive, node != nil {
      host.scene?.setFocus(host, isVisible: isVisible)
    }
  }

  /// Focuses the next or the previous focusable node, wrapping around.
  public func moveFocus(_ direction: FocusDirection) { _ = moveFocus(direction, wraps: true) }

  /// Returns `false` at the end of a scene in a view.
  private func moveFocus(_ direction: FocusDirection, wraps: Bool) -> Bool {
    let view = focusedNode as? SceneView
    if let view, view.content.moveFocus(direction, wraps: false) { return true }
    guard let next = focus.neighbor(in: direction, among: focusable, wraps: wraps) else {
      return false
    }
    focusByKey(next, direction)
    return true
  }

  /// Keeps the place of the focus while a node that contains it, or its place, loses it.
  func removingFocus(of node: Node, _ body: () -> Void) {
    guard let place = focusedNode ?? focus.former, node.contains(place) else { return body() }
    let predecessor = focusable(before: node)
    let passesOn = focusedNode != nil && focusedNode === focus.actor
    body()
    if focusedNode == nil { (focus.predecessor, focus.passesOn) = (predecessor, passesOn) }
  }

  /// Focuses the node after one that the user hid or removed by a key to it.
  ///
  /// Not at once: what hides a node may focus another one.
  func passFocusOn() {
    if !focus.passesOn { return }
    focus.passesOn = false
    if focusedNode == nil { moveFocus(.forward) }
  }

  /// The last focusable node before a node, which may be unreachable itself; `nil` for none.
  private func focusable(before node: Node) -> Node? {
    var (last, predecessor): (Node?, Node?)
    forEachReachableRoot { root in
      root.forEachNode { other in
        if other === node { predecessor = last }
        if other.isFocusable && canAct(other) { last = other }
      }
    }
    return predecessor
  }

  var focusable: [Node] {
    var nodes: [Node] = []
    forEachReachableRoot { root in
      root.forEachNode { node in
        if node.isFocusable && canAct(node) { nodes.append(node) }
      }
    }
    return nodes
  }

  // MARK: Actions

  package func deliverActions() {
    // A handler that sends an event gets here again.
    if isDelivering || actionQueue.isEmpty { return }
    isDelivering = true
    defer { isDelivering = false }
    var delivered = 0
    // Handlers may cause further actions, which are appended.
    while delivered < actionQueue.count {
      let (control, action) = actionQueue[delivered]
      delivered += 1
      if case .haptic(let style) = action { feel(style) }
      if control.isObservable { notifyObservers(.action(control, action), of: .action) }
      control.notify(action)
    }
    actionQueue.removeAll(keepingCapacity: true)
  }

  private func feel(_ style: HapticStyle) {
    if let outer = host?.scene { return outer.feel(style) }
    guard let haptics, hapticLimiter.allowsImpact(at: now) else { return }
    haptics.impactOccurred(style)
  }
}
