/// A polyline with round caps and joins, in device pixels.
public struct ReferenceStroke: Sendable {
  private let points: [(x: Double, y: Double)]
  private let radius: Double

  public init(through points: [(x: Double, y: Double)], width: Double, scale: Double) {
    self.points = points.map { (x: $0.x * scale, y: $0.y * scale) }
    radius = width / 2 * scale
  }

  private static let samples = 32

  /// The fraction of each pixel within half the width of the line, from 32 x 32 samples.
  public func coverage() -> ReferenceMask {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let bounds = PixelBounds(
      minX: Int(((xs.min() ?? 0) - radius).rounded(.down)),
      minY: Int(((ys.min() ?? 0) - radius).rounded(.down)),
      maxX: Int(((xs.max() ?? 0) + radius).rounded(.up)),
      maxY: Int(((ys.max() ?? 0) + radius).rounded(.up)))
    var mask = ReferenceMask(bounds: bounds)
    for row in 0..<bounds.height {
      for column in 0..<bounds.width {
        var count = 0
        for sample in 0..<(Self.samples * Self.samples) {
          let x = (Double(sample % Self.samples) + 0.5) / Double(Self.samples)
          let y = (Double(sample / Self.samples) + 0.5) / Double(Self.samples)
          if isInside(Double(bounds.minX + column) + x, Double(bounds.minY + row) + y) {
            count += 1
          }
        }
        mask.values[row * bounds.width + column] =
          Double(count) / Double(Self.samples * Self.samples)
      }
    }
    return mask
  }

  private func isInside(_ x: Double, _ y: Double) -> Bool {
    zip(points, points.dropFirst()).contains { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
      let part = min(max(along, 0), 1)
      let (offX, offY) = (x - start.x - part * dx, y - start.y - part * dy)
      return offX * offX + offY * offY <= radius * radius
    }
  }
}
