import Canvas

extension Scene {
  /// Shows a menu over everything else, below what it belongs to or above it.
  ///
  /// It takes over a press that is under way, so that one can press, drag to a row and let go there as
  /// well as click twice. Escape and a press outside end it; the keyboard goes back to who had it.
  ///
  /// ```swift
  /// more.onPress = { [unowned more] in
  ///   more.scene?.presentMenu(
  ///     [MenuItem("Record", key: "F9") { record() }, .separator, MenuItem("Replay") { replay() }],
  ///     from: more, label: "More")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - items: from the top.
  ///   - anchor: what the menu belongs to; a node of the scene.
  ///   - label: what the menu is, as it is spoken.
  @discardableResult
  public func presentMenu(
    _ items: [MenuItem], from anchor: Node, label: String
  ) -> SceneLayer {
    presentMenu(items, from: anchor, label: label, leastWidth: 0)
  }

  /// - Parameter leastWidth: pt that it is wide at least.
  func presentMenu(
    _ items: [MenuItem], from anchor: Node, label: String, leastWidth: Double
  ) -> SceneLayer {
    let menu = MenuNode(items, label: label, leastWidth: leastWidth)
    let usesKeyboard = isFocusVisible
    let layer = presentFloating(
      menu, from: anchor, placement: FloatingPlacement(kind: .menu, metrics: .regular),
      label: label)
    menu.layer = layer
    layOutIfNeeded()
    setFocus(menu, isVisible: usesKeyboard)
    if usesKeyboard { menu.highlightFirst() }
    for pointer in pointers where pointer.last.isPrimaryDown && pointer.holder == nil {
      pointer.holder = menu
      menu.takeOver(pointer.event(for: menu))
    }
    return layer
  }
}
