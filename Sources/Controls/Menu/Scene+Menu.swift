import Canvas

extension Scene {
  /// Presents a menu above everything else, below, above or beside its anchor, which stays visible.
  ///
  /// It takes over a press in progress, so the user can press, drag to an item and release, or
  /// click twice. A press in progress that is not dragged chooses nothing. Escape and a press
  /// outside close it; then the focus is restored.
  ///
  /// ```swift
  /// more.onPress { [unowned more] in
  ///   more.scene?.presentMenu(
  ///     [MenuItem("Record", key: "F9") { record() }, .separator, MenuItem("Replay") { replay() }],
  ///     from: more, label: "More")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - items: From the top.
  ///   - anchor: The node that the menu belongs to.
  ///   - point: The place of a context menu, in points of the anchor; `nil` for below the anchor.
  ///   - leastWidth: In points.
  @discardableResult
  public func presentMenu(
    _ items: [MenuItem], from anchor: Node, at point: Point? = nil, label: String,
    leastWidth: Double = 0
  ) -> SceneLayer {
    let menu = MenuNode(items, label: label, leastWidth: leastWidth)
    let area = point.map { Rect(origin: $0, size: .zero) }
    let layer = presentFloating(menu, from: anchor, at: area, placement: .menu, label: label)
    layOutIfNeeded()
    setFocus(menu, isVisible: layer.wasFocusVisible)
    if layer.wasFocusVisible { menu.highlightFirst() }
    for pointer in pointers where pointer.last.isPrimaryDown && pointer.capturingNode == nil {
      pointer.capturingNode = menu
      menu.takeOver(pointer.event(for: menu))
    }
    return layer
  }
}
