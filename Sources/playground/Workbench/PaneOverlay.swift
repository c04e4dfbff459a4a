import Canvas
import Controls

/// A pane over the page where there is no room beside it: from the side, or from below.
final class PaneOverlay: Node {
  /// Where the pane comes from.
  enum Edge {
    case leading, bottom
  }

  /// pt. design: playground, below 900
  private enum Metrics {
    static let scrimOpacity = 0.35
    static let sidebarWidth = 220.0
    static let sidebarInset = 12.0
    static let sheetShare = 0.62
    static let sheetPadding = 20.0
    static let grabber = Size(36, 4)
    static let sheetTop = 24.0
  }

  private static let shadow = Shadow(
    offset: Point(0, 8), blur: 32, color: Color.black.opacity(0.24))

  private let pane: Node
  private let edge: Edge
  private let name: String

  init(_ pane: Node, from edge: Edge, label: String) {
    self.pane = pane
    self.edge = edge
    name = label
    super.init()
    addChild(pane)
  }

  override var semantics: Semantics? { Semantics(role: .dialog, label: name) }

  override var isHitTestable: Bool { true }

  /// The plate takes presses that nothing on it is for; what is beside it leaves them to the layer.
  override func pointerPressed(_ event: PointerEvent) -> Bool { plate.contains(event.position) }

  private var plate: Rect {
    switch edge {
    case .leading:
      let isMirrored = scene?.environment.direction == .rightToLeft
      return Rect(
        x: isMirrored ? frame.width - Metrics.sidebarWidth : 0, y: 0,
        width: min(Metrics.sidebarWidth, frame.width), height: frame.height)
    case .bottom:
      let height = (frame.height * Metrics.sheetShare).rounded()
      return Rect(x: 0, y: frame.height - height, width: frame.width, height: height)
    }
  }

  override func layout(in context: LayoutContext) {
    switch edge {
    case .leading:
      pane.frame = plate.inset(by: Insets(horizontal: Metrics.sidebarInset, vertical: 0))
    case .bottom:
      pane.frame = plate.inset(
        by: Insets(
          top: Metrics.sheetTop, left: Metrics.sheetPadding, bottom: Metrics.sheetPadding,
          right: Metrics.sheetPadding))
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fillAligned(
      Rect(origin: .zero, size: frame.size), color: Color.black.opacity(Metrics.scrimOpacity))
    var rect = plate
    if edge == .bottom { rect.size.height += Card.cornerRadius }
    let shape = RoundedRectangle(
      rect, radius: edge == .bottom ? Card.cornerRadius : 0, curve: .continuous)
    painter.drawShadow(Self.shadow, of: shape)
    painter.fill(shape, color: context.theme.groupedPage)
    if edge == .bottom {
      painter.fill(
        .capsule(
          Rect(
            center: Point(rect.midX, rect.minY + Metrics.sheetTop / 2), size: Metrics.grabber)),
        color: context.theme.hairline)
    }
  }
}
