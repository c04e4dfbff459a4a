/// The difference between painted and exact coverage.
public struct CoverageDifference: Sendable {
  /// In levels of 255.
  public private(set) var maximum = 0.0
  /// In levels of 255, over the pixels that either covers partially.
  public let meanOverEdge: Double
  /// A fraction of full coverage, over all pixels.
  public let mean: Double
  /// The painted minus the exact area, in square pixels, of the pixels that `countsForArea`.
  public private(set) var area = 0.0

  /// - Parameters:
  ///   - countsForArea: Whether the area of a pixel is counted. Along a straight edge between
  ///     pixels, all pixels are rounded in the same direction, which is no error of the corners.
  public init(
    _ painted: [Double], _ exact: [Double], countsForArea: (Int) -> Bool = { _ in true }
  ) {
    var (sum, edge, edgeCount) = (0.0, 0.0, 0)
    for (index, (a, b)) in zip(painted, exact).enumerated() where a != b || (a > 0 && a < 1) {
      let difference = abs(a - b)
      maximum = max(maximum, difference * 255)
      sum += difference
      if countsForArea(index) { area += a - b }
      if (a > 0 && a < 1) || (b > 0 && b < 1) {
        edge += difference * 255
        edgeCount += 1
      }
    }
    mean = sum / Double(max(painted.count, 1))
    meanOverEdge = edge / Double(max(edgeCount, 1))
  }
}
