import Canvas
import Controls

/// The measurements of a control around it, each with its line.
final class CalloutLayer: Node {
  struct Content: Hashable {
    var measurements: [ControlMeasurement]
    /// The control's frame, in points of the layer.
    var box: Rect
    /// The hit area, in points of the layer.
    var hit: Rect
    var magnification: Double
    /// Whether there is no room for long notes.
    var isShort = false
    /// The measurement shown over the others.
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
