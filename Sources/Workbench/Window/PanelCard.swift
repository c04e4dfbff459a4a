import Canvas
import Controls

/// The card of a panel over the page.
class PanelCard: Node {
  final let panel: Node
  private let label: String

  /// The `accessory` comes before the panel in the focus order.
  init(_ panel: Node, label: String, accessory: Node) {
    self.panel = panel
    self.label = label
    super.init()
    addChild(accessory)
    addChild(panel)
  }

  override final var semantics: Semantics? { Semantics(role: .dialog, label: label) }

  override final var isHitTestable: Bool { true }

  /// Presses and scroll events do not reach the page.
  override final func pointerPressed(_ event: PointerEvent) -> Bool { true }
  override final func scrolled(_ event: ScrollEvent) -> Bool { true }
}

/// A layer with a card that dims the page; a press on the dimmed page dismisses the layer.
class DimmingLayer<Content: Node>: Node {
  final let card: Content

  init(_ card: Content) {
    self.card = card
    super.init()
    addChild(card)
  }

  override final func paint(with painter: any Painter, in context: PaintContext) {
    painter.dim(bounds)
  }
}
