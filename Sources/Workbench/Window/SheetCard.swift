import Canvas
import Controls

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
