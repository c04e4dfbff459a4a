import Canvas
import Controls

/// The hairline below the header, which is shown while content is scrolled under it.
final class ScrollEdge: Node {
  /// pt. chosen: above the page, so that scrolled pixels are moved without it
  static let height = 1.0

  private static let thickness = 0.5

  var isShown = false {
    didSet { if isShown != oldValue { invalidate(.paint, reason: "scrolled") } }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    if !isShown { return }
    painter.fillAligned(
      Rect(x: 0, y: 0, width: frame.width, height: Self.thickness), color: context.theme.hairline)
  }
}
