import Canvas
import Controls

final class PaneOverlay: PanePlate {
  /// pt. design: playground, below 900
  private enum Metrics {
    static let scrimOpacity = 0.35
    static let sidebarWidth = 220.0
    static let sidebarInset = 12.0
  }

  private static let shadow = Shadow(
    offset: Point(0, 8), blur: 32, color: Color.black.opacity(0.24))

  override func pointerPressed(_ event: PointerEvent) -> Bool { plate.contains(event.position) }

  private var plate: Rect {
    let direction = scene?.environment.direction ?? .leftToRight
    let width = min(Metrics.sidebarWidth, frame.width)
    return direction.place(Rect(x: 0, y: 0, width: width, height: frame.height), in: frame.width)
  }

  override func layout(in context: LayoutContext) {
    pane.frame = plate.inset(by: Insets(horizontal: Metrics.sidebarInset, vertical: 0))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fillAligned(bounds, color: Color.black.opacity(Metrics.scrimOpacity))
    let shape = RoundedRectangle(plate, radius: 0, curve: .continuous)
    painter.drawShadow(Self.shadow, of: shape)
    painter.fill(shape, color: context.theme.groupedPage)
  }
}
