import Canvas
import Controls

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
