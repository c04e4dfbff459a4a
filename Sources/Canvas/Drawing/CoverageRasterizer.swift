/// Turns outlines into coverage: how much of each pixel lies inside, exact but for the flattening.
///
/// Every edge adds its signed area to the pixels it crosses and its height to the next pixel of the
/// row; a running sum along each row then yields the coverage. A contour that runs the other way
/// round cuts a hole. Unlike a scan converter with a grid of samples this has no grid, so a shape
/// has the same weight at every sub-pixel position.
struct CoverageRasterizer {
  let width: Int
  let height: Int

  /// One column more than the picture, for the height that leaves the last pixel of a row.
  private var sums: [Float]
  private var rows: [Row]

  /// The columns of one row that edges change: nothing is covered before and after them.
  struct Row {
    var start = Int.max
    var end = 0
    /// Where the sum of the row's first column lies, if that is one of those.
    var base = 0

    fileprivate mutating func widen(from first: Int, to last: Int) {
      start = min(start, first)
      end = max(end, max(first, last - 1) + 2)
    }
  }

  /// A rasterizer for whatever lies in the picture.
  ///
  /// - Parameters:
  ///   - width: px.
  ///   - height: px.
  ///   - memory: what was taken from another rasterizer, to be used again.
  init(width: Int, height: Int, memory: [Float] = []) {
    self.width = width
    self.height = height
    rows = (0..<height).map { Row(base: $0 * (width + 2)) }
    sums = memory
    clear((width + 2) * height)
  }

  /// A rasterizer of one path that has room for no more than what its edges change: a line across the
  /// picture is little of it.
  ///
  /// - Parameters:
  ///   - path: in pt; it has to lie inside the picture after the transformation.
  ///   - scale: pixels a point.
  ///   - origin: the place of the path's origin, px.
  ///   - width: px.
  ///   - height: px.
  ///   - memory: what was taken from another rasterizer, to be used again.
  init(
    of path: Path, scale: Double, origin: Point, width: Int, height: Int, memory: [Float] = []
  ) {
    self.width = width
    self.height = height
    rows = Array(repeating: Row(), count: height)
    sums = memory
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
    clear(count)
    add(path, scale: scale, origin: origin)
  }

  private mutating func clear(_ count: Int) {
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: count))
  }

  /// Gives the memory away for another rasterizer; nothing can be asked of this one any more.
  mutating func takeMemory() -> [Float] {
    var memory: [Float] = []
    swap(&memory, &sums)
    return memory
  }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - path: in pt; it has to lie inside the picture after the transformation.
  ///   - scale: pixels a point.
  ///   - origin: the place of the path's origin, px.
  ///   - reversed: run the path the other way round, to cut a hole.
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

  /// The columns of a row outside of which nothing is covered.
  func columns(ofRow y: Int) -> Range<Int> {
    let end = min(width, rows[y].end)
    return min(rows[y].start, end)..<end
  }

  /// Writes the coverage of a row, 0 to 1, one value a pixel.
  ///
  /// - Parameters:
  ///   - y: the row.
  ///   - columns: those to write; all that are covered lie in them.
  ///   - row: where they go.
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

  /// The coverage of every pixel, 0 to 1, row by row.
  func coverage() -> [Float] {
    [Float](unsafeUninitializedCapacity: width * height) { result, count in
      count = width * height
      guard let result = result.baseAddress else { return }
      for y in 0..<height { write(row: y, columns: 0..<width, to: result + y * width) }
    }
  }
}
