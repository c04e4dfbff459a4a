import Canvas

extension Scene {
  /// Shows something over everything else on a plate beside what it belongs to: below, else above, else
  /// at its side.
  ///
  /// The keyboard goes to the first that can have it, and back in the end. Escape and a press outside
  /// end it. Where the window is too low for it, its content can be scrolled.
  ///
  /// - Parameters:
  ///   - content: what is shown, with its own padding; its size is asked for.
  ///   - anchor: what it belongs to; a node of the scene.
  ///   - label: what it is, as it is spoken.
  @discardableResult
  public func presentPopover(
    _ content: Node, from anchor: Node, label: String
  ) -> SceneLayer {
    let showsFocus = isFocusVisible
    let context = layoutContext(textScale: anchor.effectiveTextScale)
    let height = content.measure(Size(.infinity, .infinity), in: context).height
    let isTooHigh = height > size.height - 2 * PopoverCard.margin
    let card = PopoverCard(isTooHigh ? ScrollView(content) : content, label: label)
    let layer = presentFloating(
      card, from: anchor,
      placement: FloatingPlacement(
        kind: .popover, distance: PopoverCard.distance, margin: PopoverCard.margin),
      label: label)
    layOutIfNeeded()
    if let top = layer.root as? FloatingLayer {
      layer.growth = LayerGrowth(from: top.pivot, at: now, motion: environment.motion)
      noteChange()
    }
    if let first = firstFocusable(in: content) { setFocus(first, isVisible: showsFocus) }
    return layer
  }

  private func firstFocusable(in node: Node) -> Node? {
    if node.isFocusable && canAct(node) { return node }
    for child in node.children {
      if let found = firstFocusable(in: child) { return found }
    }
    return nil
  }
}
