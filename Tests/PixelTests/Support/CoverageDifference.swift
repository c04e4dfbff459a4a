/// The difference of painted from exact coverage.
struct CoverageDifference {
  /// Levels of 255.
  private(set) var maximum = 0.0
  /// Levels of 255, over the pixels that either has part of.
  private(set) var meanOverEdge = 0.0
  /// Parts of full coverage, over all pixels.
  private(set) var mean = 0.0
  /// Painted less exact, square pixels; only where it counts.
  private(set) var area = 0.0

  /// - Parameters:
  ///   - countsForArea: whether a pixel's area is counted. Along a straight edge that lies between
  ///     pixels all roundings go the same way, which says nothing about corners.
  init(_ painted: [Double], _ exact: [Double], countsForArea: (Int) -> Bool = { _ in true }) {
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

struct Worst {
  private(set) var figure = 0.0
  private(set) var owner = ""

  mutating func add(_ figure: Double, _ owner: @autoclosure () -> String) {
    if figure > self.figure { (self.figure, self.owner) = (figure, owner()) }
  }
}
