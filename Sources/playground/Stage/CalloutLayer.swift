import Canvas
import Controls

/// The figures of a control around it, each with its line: measured, not painted on.
final class CalloutLayer: Node {
  /// What is measured, and where.
  struct Content: Hashable {
    var measurements: [ControlMeasurement]
    /// Where the control lies, pt in the layer.
    var box: Rect
    /// Where it can be pressed, pt in the layer.
    var hit: Rect
    /// pt of the layer for each of the control.
    var magnification: Double
    /// Whether there is no room for all words.
    var isShort = false
    /// The one that somebody looks at, shown over the others; nil for none.
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
