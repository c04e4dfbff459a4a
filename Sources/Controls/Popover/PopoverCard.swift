import Canvas

package final class PopoverCard: Node {
  /// In points. spec: docs/spec/window.md#parts/popover
  static let cornerRadius = 12.0

  private let content: Node
  private let label: String

  /// The frame that the arrow points at, in points of the card; `nil` for no arrow.
  var anchorFrame: Rect? { didSet { changed(anchorFrame, from: oldValue, .paint, "anchor") } }

  package init(_ content: Node, label: String) {
    self.content = content
    self.label = label
    super.init()
    addChild(content)
  }

  package override var elevatesChildren: Bool { true }
  override var floatsChildren: Bool { true }

  /// A press beside the content is not outside.
  package override var isHitTestable: Bool { true }

  package override var semantics: Semantics? { Semantics(role: .dialog, label: label) }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    content.measure(available, in: context)
  }

  package override func layout(in context: LayoutContext) { content.frame = bounds }

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
