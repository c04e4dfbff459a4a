/// The coverage of each pixel, 0...1; 0 outside the bounds.
public struct ReferenceMask: Sendable {
  private(set) var bounds: PixelBounds
  var values: [Double]

  init(bounds: PixelBounds) {
    self.bounds = bounds
    values = Array(repeating: 0, count: bounds.width * bounds.height)
  }

  public subscript(x: Int, y: Int) -> Double {
    if x < bounds.minX || y < bounds.minY || x >= bounds.maxX || y >= bounds.maxY { return 0 }
    return values[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }

  /// The coverage of the pixels of a picture from 0, 0, row by row.
  public func values(width: Int, height: Int) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for y in max(0, bounds.minY)..<max(0, bounds.minY, min(height, bounds.maxY)) {
      for x in max(0, bounds.minX)..<max(0, bounds.minX, min(width, bounds.maxX)) {
        result[y * width + x] = values[(y - bounds.minY) * bounds.width + x - bounds.minX]
      }
    }
    return result
  }

  public func product(with other: ReferenceMask) -> ReferenceMask { combined(with: other, by: *) }

  /// The difference from a mask within this one.
  public func subtracting(_ other: ReferenceMask) -> ReferenceMask { combined(with: other, by: -) }

  private func combined(
    with other: ReferenceMask, by combine: (Double, Double) -> Double
  ) -> ReferenceMask {
    var result = self
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        let index = y * bounds.width + x
        result.values[index] = combine(values[index], other[bounds.minX + x, bounds.minY + y])
      }
    }
    return result
  }

  func moved(x: Int, y: Int) -> ReferenceMask {
    var mask = self
    mask.bounds.minX += x
    mask.bounds.maxX += x
    mask.bounds.minY += y
    mask.bounds.maxY += y
    return mask
  }
}
