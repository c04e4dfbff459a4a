import Canvas

extension Scene {
  /// Asks the node under a pointer, and then its ancestors, for a context menu.
  func requestContextMenu(by pointer: ScenePointer) {
    let place = pointer.last.position
    let node = hitTest(place)
    dismissLayer(over: node)
    // A handler of the dismissal may have removed the node.
    guard let node, node.scene === self else { return }
    _ = requestContextMenu(of: node, at: place)
  }

  /// Asks the focused node, and then its ancestors, for a context menu; returns whether one has it.
  func requestContextMenu(by event: KeyEvent) -> Bool {
    event.requestsContextMenu && requestContextMenu(of: focusedNode, at: nil)
  }

  /// Asks a scene in a view for a context menu at a place, or by a key; returns whether it has one.
  func offerContextMenu(at place: Point?, time: Instant) -> Bool {
    let event: InputEvent =
      if let place {
        .pointer(
          PointerEvent(.pressed, at: place, time: time, button: PointerEvent.secondaryButton))
      } else {
        .key(KeyEvent(.down, .menu, time: time))
      }
    return offer(.event(event), at: time) {
      let node = if let place { hitTest(place) } else { focusedNode }
      return requestContextMenu(of: node, at: place)
    }
  }

  private func requestContextMenu(of node: Node?, at place: Point?) -> Bool {
    guard let node, canAct(node) else { return false }
    return node.firstUpwards { node in
      node.contextMenuRequested(at: place.map { node.local($0) }) ? true : nil
    } ?? false
  }
}

extension KeyEvent {
  /// The key Menu, or Shift-F10.
  fileprivate var requestsContextMenu: Bool {
    if isRepeat { return false }
    let modifiers = modifiers.subtracting(.capsLock)
    return key == .menu && modifiers.isEmpty || key == .named("f10") && modifiers == .shift
  }
}

extension Key {
  fileprivate static let menu = Key.named("menu")
}

extension PointerEvent {
  static let middleButton = 2
  static let secondaryButton = 3
}
