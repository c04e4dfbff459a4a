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
        mask.values[row * bounds.width + column] = coverage(
          ofPixelX: Double(bounds.minX + column), y: Double(bounds.minY + row))
      }
    }
    return mask
  }

  private func coverage(ofPixelX x: Double, y: Double) -> Double {
    let middle = distance(x + 0.5, y + 0.5)
    // No sample is farther than this from the middle of its pixel.
    if abs(middle - radius) > 0.71 { return middle < radius ? 1 : 0 }
    var count = 0
    for row in 0..<Self.samples {
      for column in 0..<Self.samples {
        let (sampleX, sampleY) = (Double(column) + 0.5, Double(row) + 0.5)
        let distance = distance(
          x + sampleX / Double(Self.samples), y + sampleY / Double(Self.samples))
        if distance <= radius { count += 1 }
      }
    }
    return Double(count) / Double(Self.samples * Self.samples)
  }

  /// The distance of a point from the middle of the line.
  private func distance(_ x: Double, _ y: Double) -> Double {
    var nearest = Double.infinity
    for (start, end) in zip(points, points.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
      let part = min(max(along, 0), 1)
      let (offX, offY) = (x - start.x - part * dx, y - start.y - part * dy)
      nearest = min(nearest, offX * offX + offY * offY)
    }
    return nearest.squareRoot()
  }
}
