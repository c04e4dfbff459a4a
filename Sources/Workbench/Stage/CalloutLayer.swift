import Canvas
import Controls

final class CalloutLayer: Node {
  struct Content: Hashable {
    var measurements: [ControlMeasurement]
    /// In points of the layer.
    var box: Rect
    /// In points of the layer.
    var hit: Rect
    var magnification: Double
    var direction: LayoutDirection
    var isShort = false
    var chosen: ControlMeasurement?
  }

  var content: Content? { didSet { changed(content, from: oldValue, .paint, "callouts") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let content else { return }
    CalloutPainter(content: content, size: frame.size, painter: painter, context: context).paint()
  }
}
