import Canvas

/// The card of a popover, with an arrow at its edge.
package final class PopoverCard: DialogCard {
  /// In points. spec: docs/spec/window.md#parts/popover
  static let cornerRadius = 12.0

  /// The frame that the arrow points at, in points of the card; `nil` for no arrow.
  var anchorFrame: Rect? { didSet { changed(anchorFrame, from: oldValue, .paint, "anchor") } }

  override var floatsChildren: Bool { true }

  package override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(bounds, radius: Self.cornerRadius, curve: .continuous)
    painter.drawFloatingCard(shape, casting: context.theme.panelShadow, theme: context.theme)
    anchorFrame.flatMap { PopoverArrow(from: bounds, to: $0, cornerRadius: Self.cornerRadius) }?
      .paint(with: painter, theme: context.theme)
  }
}

extension Painter {
  /// Draws a surface with a shadow and an outline; its color is that of popovers by default.
  package func drawFloatingCard(
    _ shape: RoundedRectangle, casting shadow: Shadow, surface: Color? = nil, theme: Theme
  ) {
    drawShadow(shadow, of: shape)
    fill(shape, color: surface ?? theme.popover)
    strokeInside(shape, width: Bubble.outlineWidth, color: theme.popoverOutline)
  }
}

extension Scene {
  /// Presents content in a popover below its anchor, else above, else beside it, with an arrow.
  ///
  /// ```swift
  /// more.onPress { [unowned more] in
  ///   let content = Stack(.vertical, spacing: 12, padding: 16) { FormRow(Switch(label: "Sound")) }
  ///   more.scene?.presentPopover(content, from: more, label: "More")
  /// }
  /// ```
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
    let content = scrolling(
      content, margin: FloatingPlacement.margin, anchor.effectiveTextScale)
    let card = PopoverCard(content, label: label)
    let layer = presentFloating(card, from: anchor, at: area, placement: .popover, label: label)
    layOutIfNeeded()
    if let top = layer.root as? FloatingLayer { layer.appear(by: .growth(from: top.pivot)) }
    if focusedNode == nil { setFocus(firstFocusable(in: content), isVisible: false) }
    return layer
  }
}
