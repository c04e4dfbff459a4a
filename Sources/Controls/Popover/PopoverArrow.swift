import Canvas

/// The arrow at the edge of a popover that points at its anchor.
struct PopoverArrow: Hashable {
  /// In points. chosen
  private enum Metrics {
    static let width = 20.0
    static let length = 7.0
  }

  private let tip: Point
  /// The direction from the tip into the popover; one of its coordinates is 0.
  private let inward: Point

  /// An arrow that stays at a distance from the corners; `nil` if the popover covers the anchor.
  ///
  /// All frames and lengths are in points of the same parent.
  init?(from card: Rect, to anchor: Rect, cornerRadius: Double) {
    let margin = cornerRadius + Metrics.width / 2
    func kept(_ wanted: Double, _ low: Double, _ high: Double) -> Double {
      let (first, last) = (low + margin, high - margin)
      return first > last ? (low + high) / 2 : min(max(wanted, first), last)
    }
    let x = kept(anchor.midX, card.minX, card.maxX)
    let y = kept(anchor.midY, card.minY, card.maxY)
    if anchor.maxY <= card.minY {
      (tip, inward) = (Point(x, card.minY - Metrics.length), Point(0, 1))
    } else if anchor.minY >= card.maxY {
      (tip, inward) = (Point(x, card.maxY + Metrics.length), Point(0, -1))
    } else if anchor.maxX <= card.minX {
      (tip, inward) = (Point(card.minX - Metrics.length, y), Point(1, 0))
    } else if anchor.minX >= card.maxX {
      (tip, inward) = (Point(card.maxX + Metrics.length, y), Point(-1, 0))
    } else {
      return nil
    }
  }

  /// Paints over the outline of the popover where the arrow begins.
  func paint(with painter: any Painter, theme: Theme) {
    painter.fill(path, at: tip, color: theme.popover)
    painter.fill(path, at: tip, color: theme.popoverOutline)
    let inset = Point(inward.x * Bubble.outlineWidth, inward.y * Bubble.outlineWidth)
    painter.fill(path, at: tip + inset, color: theme.popover)
  }

  /// The outline from the tip at the origin: both sides leave the popover's edge in a curve.
  private var path: Path {
    func point(_ along: Double, _ across: Double) -> Point {
      Point(
        inward.x * along * Metrics.length + inward.y * across * Metrics.width / 2,
        inward.y * along * Metrics.length + inward.x * across * Metrics.width / 2)
    }
    var path = Path()
    path.move(to: point(1, -1))
    path.addCubic(to: .zero, control1: point(1, -0.5), control2: point(0, -0.3))
    path.addCubic(to: point(1, 1), control1: point(0, 0.3), control2: point(1, 0.5))
    path.close()
    return path
  }
}
