import Canvas
import Controls

final class PastPointer: Node {
  /// pt. design: playground, Stage
  private enum Metrics {
    static let opacity = 0.55
    static let outline = 2.0
  }

  /// The corners of an arrow whose tip is the origin, in points. chosen
  private static let corners = [
    Point(0, 0), Point(0, 16), Point(4.2, 12.4), Point(7, 18.5), Point(9.6, 17.3),
    Point(6.9, 11.5), Point(12, 11.2),
  ]

  /// In points of the parent; `nil` hides the pointer.
  var place: Point? {
    didSet {
      if place == oldValue { return }
      isHidden = place == nil
      if let place { frame = Rect(origin: place, size: Size(14, 20)) }
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    var shape = Path()
    shape.move(to: Self.corners[0])
    for corner in Self.corners.dropFirst() { shape.addLine(to: corner) }
    shape.close()
    var outline = Path()
    outline.addLine(through: Self.corners + [Self.corners[0]], width: Metrics.outline)
    painter.group(opacity: Metrics.opacity) {
      painter.fill(outline, at: .zero, color: context.theme.card)
      painter.fill(shape, at: .zero, color: context.theme.label)
    }
  }
}
