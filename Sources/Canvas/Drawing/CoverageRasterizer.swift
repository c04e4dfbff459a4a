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
  struct Row {
    var start = Int.max
    var end = 0
    /// The index of the row's first column in `sums`, extrapolated.
    var base = 0

    fileprivate mutating func widen(from first: Int, to last: Int) {
      start = min(start, first)
      end = max(end, max(first, last - 1) + 2)
    }
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = (0..<height).map { Row(base: $0 * (width + 2)) }
    sums = Array(repeating: 0, count: (width + 2) * height)
  }

  /// A rasterizer for one path, with a buffer only for the columns that its edges change.
  ///
  /// The path is in points and has to lie inside the picture; `origin` is in pixels.
  init(of path: Path, scale: Double, origin: Point, width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = Array(repeating: Row(), count: height)
    sums = []
    let place = PathEdges.Placement(scale: scale, origin: origin, height: height)
    rows.withUnsafeMutableBufferPointer { rows in
      PathEdges.forEach(of: path, at: place) { edge in
        rows[edge.row].widen(from: edge.first, to: edge.last)
      }
    }
    var count = 0
    for y in rows.indices where rows[y].start < rows[y].end {
      rows[y].base = count - rows[y].start
      count += rows[y].end - rows[y].start
    }
    sums = Array(repeating: 0, count: count)
    add(path, scale: scale, origin: origin)
  }

  /// Adds a path in points, which has to lie inside the picture; `origin` is in pixels.
  mutating func add(_ path: Path, scale: Double, origin: Point, reversed: Bool = false) {
    let direction: Float = reversed ? -1 : 1
    let place = PathEdges.Placement(scale: scale, origin: origin, height: height)
    sums.withUnsafeMutableBufferPointer { sums in
      rows.withUnsafeMutableBufferPointer { rows in
        PathEdges.forEach(of: path, at: place) { edge in
          rows[edge.row].widen(from: edge.first, to: edge.last)
          edge.add(to: sums, at: rows[edge.row].base, direction: direction)
        }
      }
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
    sums.withUnsafeBufferPointer { sums in
      var sum: Float = 0
      for x in covered {
        sum += sums[rows[y].base + x]
        let coverage = abs(sum)
        row[x - columns.lowerBound] = coverage < 1 ? coverage : 1
      }
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
