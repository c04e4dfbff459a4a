import Canvas

extension Scene {
  /// Presents content in a popover below its anchor, else above, else beside it, with an arrow.
  ///
  /// The first focusable node is focused, and the focus is restored at the end. Escape and a press
  /// outside close the popover. In a low window its content scrolls.
  ///
  /// - Parameters:
  ///   - content: The content with its padding.
  ///   - anchor: The node that the popover belongs to.
  ///   - area: The part of the anchor to point at, in points of the anchor; `nil` for all of it.
  @discardableResult
  public func presentPopover(
    _ content: Node, from anchor: Node, at area: Rect? = nil, label: String
  ) -> SceneLayer {
    let context = layoutContext(textScale: anchor.effectiveTextScale)
    let height = content.measure(Size(.infinity, .infinity), in: context).height
    let isTooHigh = height > size.height - 2 * FloatingPlacement.margin
    let card = PopoverCard(isTooHigh ? ScrollView(content) : content, label: label)
    let layer = presentFloating(card, from: anchor, at: area, placement: .popover, label: label)
    layOutIfNeeded()
    if let top = layer.root as? FloatingLayer { layer.appear(by: .growth(from: top.pivot)) }
    if focusedNode == nil { setFocus(firstFocusable(in: content), isVisible: false) }
    return layer
  }
}
