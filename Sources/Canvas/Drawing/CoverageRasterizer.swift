/// Turns outlines into coverage: how much of each pixel lies inside, exact but for the flattening.
///
/// Every edge adds its signed area to the pixels it crosses and its height to the next pixel of the
/// row; a running sum along each row then yields the coverage. A contour that runs the other way
/// round cuts a hole. Unlike a scan converter with a grid of samples this has no grid, so a shape
/// has the same weight at every sub-pixel position.
struct CoverageRasterizer {
  /// The furthest a chord may lie from its curve, px.
  static let tolerance = 0.001

  let width: Int
  let height: Int

  /// One column more than the picture, for the height that leaves the last pixel of a row.
  private var sums: [Float]

  /// The columns of each row that edges have changed: nothing is covered before and after them.
  private var extents: [Extent]

  /// The columns that edges of one row have changed.
  struct Extent {
    var start = Int.max
    var end = 0
  }

  /// - Parameters:
  ///   - width: px.
  ///   - height: px.
  ///   - memory: what was taken from another rasterizer, to be used again.
  init(width: Int, height: Int, memory: [Float] = []) {
    self.width = width
    self.height = height
    sums = memory
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: (width + 2) * height))
    extents = Array(repeating: Extent(), count: height)
  }

  /// Gives the memory away for another rasterizer; nothing can be asked of this one any more.
  mutating func takeMemory() -> [Float] {
    var memory: [Float] = []
    swap(&memory, &sums)
    return memory
  }

  private var stride: Int { width + 2 }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - path: in pt; it has to lie inside the picture after the transformation.
  ///   - scale: pixels a point.
  ///   - origin: the place of the path's origin, px.
  ///   - reversed: run the path the other way round, to cut a hole.
  mutating func add(_ path: Path, scale: Double, origin: Point, reversed: Bool = false) {
    let direction: Float = reversed ? -1 : 1
    func place(_ point: Point) -> Point {
      Point(point.x * scale + origin.x, point.y * scale + origin.y)
    }
    let (rowStride, rowCount) = (stride, height)
    sums.withUnsafeMutableBufferPointer { sums in
      extents.withUnsafeMutableBufferPointer { extents in
        let edges = EdgeAccumulator(
          sums: sums, extents: extents, stride: rowStride, height: rowCount, direction: direction)
        var start = Point.zero
        var current = Point.zero
        for element in path.elements {
          switch element {
          case .move(let point):
            start = place(point)
            current = start
          case .line(let point):
            let end = place(point)
            edges.addLine(from: current, to: end)
            current = end
          case .cubic(let control1, let control2, let point):
            let end = place(point)
            edges.addCubic(
              from: current, control1: place(control1), control2: place(control2), to: end,
              tolerance: Self.tolerance)
            current = end
          case .close:
            edges.addLine(from: current, to: start)
            current = start
          }
        }
      }
    }
  }

  /// Writes the coverage of a row, 0 to 1, one value a pixel.
  func write(row y: Int, to row: UnsafeMutablePointer<Float>) {
    row.update(repeating: 0, count: width)
    let (start, end) = (extents[y].start, min(width, extents[y].end))
    if start >= end { return }
    sums.withUnsafeBufferPointer { sums in
      guard let sums = sums.baseAddress.map({ $0 + y * stride }) else { return }
      var sum: Float = 0
      for x in start..<end {
        sum += sums[x]
        let coverage = abs(sum)
        row[x] = coverage < 1 ? coverage : 1
      }
    }
  }

  /// The coverage of every pixel, 0 to 1, row by row.
  func coverage() -> [Float] {
    [Float](unsafeUninitializedCapacity: width * height) { result, count in
      count = width * height
      guard let result = result.baseAddress else { return }
      for y in 0..<height { write(row: y, to: result + y * width) }
    }
  }
}

/// Adds edges to a rasteriser's sums.
private struct EdgeAccumulator {
  let sums: UnsafeMutableBufferPointer<Float>
  let extents: UnsafeMutableBufferPointer<CoverageRasterizer.Extent>
  let stride: Int
  let height: Int
  let direction: Float

  func addCubic(
    from start: Point, control1: Point, control2: Point, to end: Point, tolerance: Double
  ) {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let x = a.x - 2 * b.x + c.x
      let y = a.y - 2 * b.y + c.y
      return (x * x + y * y).squareRoot()
    }
    // A chord over 1/n of the curve lies at most M / (8 n^2) from it, M the second derivative.
    let curvature = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let count = max(1, Int((curvature / (8 * tolerance)).squareRoot().rounded(.up)))
    var current = start
    for index in 1...count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      let next =
        index == count
        ? end
        : Point(
          a * start.x + b * control1.x + c * control2.x + d * end.x,
          a * start.y + b * control1.y + c * control2.y + d * end.y)
      addLine(from: current, to: next)
      current = next
    }
  }

  func addLine(from start: Point, to end: Point) {
    if start.y == end.y { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let sign = isDown ? direction : -direction
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    // So low that it covers nothing, and so flat that no number says how.
    guard abs(slope) < .infinity else { return }
    let firstRow = max(0, Int(top.y.rounded(.down)))
    let endRow = min(height, Int(bottom.y.rounded(.up)))
    var row = firstRow
    while row < endRow {
      let from = max(top.y, Double(row))
      let to = min(bottom.y, Double(row + 1))
      // Rounding may put an edge at 0 a hair before it, where there is no pixel.
      let x0 = max(0, top.x + (from - top.y) * slope)
      let x1 = max(0, top.x + (to - top.y) * slope)
      addRowEdge(row: row, x0: min(x0, x1), x1: max(x0, x1), height: Float(to - from) * sign)
      row += 1
    }
  }

  /// Adds the part of an edge that lies in one row, from `x0` on the left to `x1` on the right.
  private func addRowEdge(row: Int, x0: Double, x1: Double, height: Float) {
    let base = row * stride
    let first = Int(x0.rounded(.down))
    let last = Int(x1.rounded(.up))
    extents[row].start = min(extents[row].start, first)
    extents[row].end = max(extents[row].end, max(first, last - 1) + 2)
    if last <= first + 1 {
      let inside = Float(1 - ((x0 + x1) / 2 - Double(first)))
      sums[base + first] += height * inside
      sums[base + first + 1] += height * (1 - inside)
      return
    }
    // The edge crosses several pixels: each gets the area right of the edge's part in it, and the
    // next one what that area lacks to the part's whole height.
    let perPixel = 1 / (x1 - x0)
    for x in first..<last {
      let left = max(x0, Double(x))
      let right = min(x1, Double(x + 1))
      let part = height * Float((right - left) * perPixel)
      let area = part * Float(Double(x + 1) - (left + right) / 2)
      sums[base + x] += area
      sums[base + x + 1] += part - area
    }
  }
}
