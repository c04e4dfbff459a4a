import Canvas
import Controls

/// The root of a layer that dims the page; a press on the dimmed page dismisses the layer.
class DimmingLayer: Node {
  /// The opacity of black over the page. design: playground, below 900
  private static let opacity = 0.35

  override final func paint(with painter: any Painter, in context: PaintContext) {
    painter.fillAligned(bounds, color: Color.black.opacity(Self.opacity))
  }
}
