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
    var isShort = false
    var chosen: ControlMeasurement?
  }

  var content: Content? {
    didSet { if content != oldValue { invalidate(.paint, reason: "callouts") } }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let content else { return }
    CalloutPainter(content: content, width: frame.width, painter: painter, context: context).paint()
  }
}
