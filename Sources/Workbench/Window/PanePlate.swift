import Canvas
import Controls

/// The plate of a pane that lies over the page.
class PanePlate: Node {
  final let pane: Node
  private let label: String

  /// The `accessory` comes before the pane in the focus order.
  init(_ pane: Node, label: String, accessory: Node) {
    self.pane = pane
    self.label = label
    super.init()
    addChild(accessory)
    addChild(pane)
  }

  override final var semantics: Semantics? { Semantics(role: .dialog, label: label) }

  override final var isHitTestable: Bool { true }

  /// Presses and scroll events do not reach the page.
  override final func pointerPressed(_ event: PointerEvent) -> Bool { true }
  override final func scrolled(_ event: ScrollEvent) -> Bool { true }
}

/// A layer with a plate that dims the page; a press on the dimmed page dismisses the layer.
class DimmingLayer<Plate: Node>: Node {
  final let plate: Plate

  init(_ plate: Plate) {
    self.plate = plate
    super.init()
    addChild(plate)
  }

  override final func paint(with painter: any Painter, in context: PaintContext) {
    painter.dim(bounds)
  }
}
