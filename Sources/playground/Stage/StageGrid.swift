import Canvas
import Controls

/// Faint dots behind a control, one every four of its points.
final class StageGrid: Node {
  /// pt. design: playground, A control's page
  private enum Metrics {
    static let pitch = 4.0
    static let radius = 0.6
    /// Fainter towards the edge: each up to a part of the way there.
    static let rings: [(reach: Double, opacity: Double)] = [(0.5, 0.34), (0.75, 0.22), (1, 0.12)]
  }

  /// pt of the grid for each of the control.
  var magnification = 1.0 {
    didSet { if magnification != oldValue { invalidate(.paint, reason: "grid") } }
  }

  /// Where a dot lies, pt.
  var origin = Point.zero {
    didSet { if origin != oldValue { invalidate(.paint, reason: "grid") } }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let pitch = Metrics.pitch * max(magnification, 2)
    var paths = [Path](repeating: Path(), count: Metrics.rings.count)
    let (halfWidth, halfHeight) = (max(frame.width / 2, 1), max(frame.height / 2, 1))
    var y = origin.y.truncatingRemainder(dividingBy: pitch)
    while y < frame.height {
      var x = origin.x.truncatingRemainder(dividingBy: pitch)
      while x < frame.width {
        let distance = max(abs(x / halfWidth - 1), abs(y / halfHeight - 1))
        if let ring = Metrics.rings.firstIndex(where: { distance < $0.reach }) {
          paths[ring].addCircle(center: Point(x, y), radius: Metrics.radius)
        }
        x += pitch
      }
      y += pitch
    }
    for (path, ring) in zip(paths, Metrics.rings) where !path.elements.isEmpty {
      painter.fill(path, at: .zero, color: context.theme.annotation.opacity(ring.opacity))
    }
  }
}
