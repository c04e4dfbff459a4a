/// A rasterizer of outlines with exact coverage, except for flattening curves.
///
/// Each edge adds its signed area to the pixels it crosses and its height to the next pixel of the
/// row; a running sum along the row yields the coverage. Contours in the opposite direction cut
/// holes. Without a sample grid, a shape has the same weight at every sub-pixel position.
struct CoverageRasterizer {
  let width: Int
  let height: Int

  /// One more column than pixels, for the height beyond the last one.
  private var sums: [Float]
  private var rows: [Row]

  /// The columns of a row that edges change; no others are covered.
  private struct Row {
    var start = Int.max
    var end = 0
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = Array(repeating: Row(), count: height)
    sums = Array(repeating: 0, count: (width + 2) * height)
  }

  /// Adds a path in points, which has to lie inside the picture; `origin` is in pixels.
  mutating func add(_ path: Path, scale: Double, origin: Point, reversed: Bool = false) {
    let direction: Float = reversed ? -1 : 1
    PathEdges.forEach(of: path, scale: scale, origin: origin, height: height) { edge in
      rows[edge.row].start = min(rows[edge.row].start, edge.first)
      rows[edge.row].end = max(rows[edge.row].end, max(edge.first, edge.last - 1) + 2)
      edge.add(to: &sums, at: edge.row * (width + 2), direction: direction)
    }
  }

  func columns(ofRow y: Int) -> Range<Int> {
    let end = min(width, rows[y].end)
    return min(rows[y].start, end)..<end
  }

  /// Writes coverage of 0...1; the columns have to contain all covered ones.
  func write(row y: Int, columns: Range<Int>, to row: UnsafeMutablePointer<Float>) {
    row.update(repeating: 0, count: columns.count)
    let covered = self.columns(ofRow: y)
    if covered.isEmpty { return }
    var sum: Float = 0
    for x in covered {
      sum += sums[y * (width + 2) + x]
      row[x - columns.lowerBound] = min(abs(sum), 1)
    }
  }

  /// 0...1 per pixel, row by row.
  func coverage() -> [Float] {
    [Float](unsafeUninitializedCapacity: width * height) { result, count in
      count = width * height
      guard let result = result.baseAddress else { return }
      for y in 0..<height { write(row: y, columns: 0..<width, to: result + y * width) }
    }
  }
}

/// Row loops that the compiler vectorizes: indices only increase, and nothing can overflow.
extension UnsafeMutablePointer<Float> {
  func add(_ row: UnsafePointer<Float>, times factor: Float, count: Int) {
    for x in 0..<count { self[x] += row[x] * factor }
  }

  func add(
    lackOf row: UnsafePointer<Float>, to value: Float, times factor: Float, count: Int
  ) {
    for x in 0..<count { self[x] += (value - row[x]) * factor }
  }

  /// Adds the difference of a row and a value from right to left, starting at `last`, clamped to
  /// 0...1.
  func add(
    mirrored row: UnsafePointer<Float>, beyond value: Float, from last: Int, count: Int
  ) {
    let end = self + last
    for x in 0..<count {
      let sum = end[0 &- x] + (row[x] - value)
      let positive = sum > 0 ? sum : 0
      end[0 &- x] = positive < 1 ? positive : 1
    }
  }
}
