import Canvas
import Controls

/// The root of a layer that dims the page; a press on the dimmed page dismisses the layer.
class DimmingLayer: Node {
  override final func paint(with painter: any Painter, in context: PaintContext) {
    painter.dim(bounds)
  }
}
