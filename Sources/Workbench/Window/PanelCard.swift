import Canvas
import Controls

/// The card of a panel over the page.
class PanelCard: Node {
  final let panel: Node
  private let label: String

  /// The `accessory` comes before the panel in the focus order.
  init(_ panel: Node, label: String, accessory: Node) {
    (self.panel, self.label) = (panel, label)
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

final class SheetCard: PanelCard {
  /// pt. chosen
  private enum Metrics {
    static let padding = 20.0
    static let top = 24.0
    static let hairline = 0.5
  }

  private static let shadow = Shadow(
    offset: Point(0, -2), blur: 24, color: Color.black.opacity(0.16))

  let grabber = SheetGrabber()

  init(_ panel: Node, label: String) { super.init(panel, label: label, accessory: grabber) }

  override func layout(in context: LayoutContext) {
    grabber.frame = Rect(x: 0, y: 0, width: frame.width, height: Metrics.top)
    panel.frame = Rect(
      x: Metrics.padding, y: Metrics.top, width: max(0, frame.width - 2 * Metrics.padding),
      height: max(0, frame.height - Metrics.top))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    var rect = bounds
    // The lower corners are below the window's edge.
    rect.size.height += Card.cornerRadius
    let shape = RoundedRectangle(rect, radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(Self.shadow, of: shape)
    painter.fill(shape, color: context.theme.groupedPage)
    painter.strokeInside(shape, width: Metrics.hairline, color: context.theme.hairline)
  }
}

/// The sidebar over the page of a narrow window.
final class SidebarDrawer: DimmingLayer<DrawerCard> {
  /// In points. chosen
  private static let width = 220.0

  init(_ sidebar: Sidebar) { super.init(DrawerCard(sidebar)) }

  override func layout(in context: LayoutContext) {
    let width = min(Self.width, frame.width)
    place(card, Rect(x: 0, y: 0, width: width, height: frame.height), context)
  }
}

final class DrawerCard: PanelCard {
  /// In points. chosen
  private static let edgeWidth = 1.0

  private static let shadow = Shadow(
    offset: Point(0, 8), blur: 32, color: Color.black.opacity(0.24))

  private let closeButton = GlyphButton(.cross, label: "Close Sidebar")

  init(_ sidebar: Sidebar) {
    super.init(sidebar, label: "Sidebar", accessory: closeButton)
    closeButton.setUp("close-sidebar", key: Shortcut.sidebar.title) { [weak sidebar] in
      sidebar?.onClose?()
    }
  }

  override var elevatesChildren: Bool { true }

  override func layout(in context: LayoutContext) {
    // In the place of the button that opened the drawer.
    place(closeButton, WorkbenchLayout.compactSidebarButton, context)
    panel.frame = bounds.inset(
      by: Insets(horizontal: WorkbenchLayout.Metrics.sidebarInset, vertical: 0))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(bounds, radius: 0, curve: .continuous)
    painter.drawShadow(Self.shadow, of: shape)
    painter.fill(shape, color: context.theme.card)
    let edge = Rect(
      x: frame.width - Self.edgeWidth, y: 0, width: Self.edgeWidth, height: frame.height)
    painter.fillAligned(
      context.direction.place(edge, in: frame.width), color: context.theme.hairline)
  }
}
