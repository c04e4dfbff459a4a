import Canvas
import Controls

final class StageGrid: Node {
  /// pt. design: playground, A control's page
  private enum Metrics {
    static let pitch = 4.0
    static let radius = 0.6
    /// Fainter toward the edge; each reaches a share of the way there.
    static let rings: [(reach: Double, opacity: Double)] = [(0.5, 0.34), (0.75, 0.22), (1, 0.12)]
  }

  var magnification = 1.0 {
    didSet { if magnification != oldValue { invalidate(.paint, reason: "grid") } }
  }

  var origin = Point.zero {
    didSet { if origin != oldValue { invalidate(.paint, reason: "grid") } }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let pitch = Metrics.pitch * max(magnification, 2)
    // One path per row, as most rows are alike; one for all dots would be as large as the stage.
    let rows = Metrics.rings.indices.map { rowPaths(pitch: pitch, below: $0) }
    let halfHeight = max(frame.height / 2, 1)
    var y = origin.y.truncatingRemainder(dividingBy: pitch)
    while y < frame.height {
      let distance = abs(y / halfHeight - 1)
      if let innermost = Metrics.rings.firstIndex(where: { distance < $0.reach }) {
        for (path, ring) in zip(rows[innermost], Metrics.rings) where !path.elements.isEmpty {
          painter.fill(path, at: Point(0, y), color: context.theme.annotation.opacity(ring.opacity))
        }
      }
      y += pitch
    }
  }

  private func rowPaths(pitch: Double, below innermost: Int) -> [Path] {
    var paths = [Path](repeating: Path(), count: Metrics.rings.count)
    let halfWidth = max(frame.width / 2, 1)
    var x = origin.x.truncatingRemainder(dividingBy: pitch)
    while x < frame.width {
      let distance = abs(x / halfWidth - 1)
      if let ring = Metrics.rings.firstIndex(where: { distance < $0.reach }) {
        paths[max(ring, innermost)].addCircle(center: Point(x, 0), radius: Metrics.radius)
      }
      x += pitch
    }
    return paths
  }
}
