/// The edges of a path, split at pixel rows.
enum PathEdges {
  /// The largest distance of a chord from its curve, in pixels.
  static let tolerance = 0.001

  struct RowEdge {
    var row: Int
    /// The left and right ends in pixels, 0 or more.
    var x0: Double
    var x1: Double
    /// The height in rows, at most 1; negative for upward edges.
    var height: Float

    var first: Int { Int(x0) }
    var last: Int {
      let column = Int(x1)
      return Double(column) < x1 ? column + 1 : column
    }
  }

  /// `origin` and `height` are in pixels.
  @inline(__always)
  static func forEach(
    of path: Path, scale: Double, origin: Point, height: Int, _ body: (RowEdge) -> Void
  ) {
    func place(_ point: Point) -> Point { point * scale + origin }
    var start = Point.zero
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        start = place(point)
        current = start
      case .line(let point):
        let end = place(point)
        forEach(from: current, to: end, height: height, body)
        current = end
      case .cubic(let control1, let control2, let point):
        let end = place(point)
        forEachChord(from: current, place(control1), place(control2), to: end) {
          forEach(from: $0, to: $1, height: height, body)
        }
        current = end
      case .close:
        forEach(from: current, to: start, height: height, body)
        current = start
      }
    }
  }

  private static func forEach(
    from start: Point, to end: Point, height: Int, _ body: (RowEdge) -> Void
  ) {
    if start.y == end.y { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let sign: Float = isDown ? 1 : -1
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    // Such an edge covers nothing, and its slope overflows.
    guard abs(slope) < .infinity else { return }
    let endRow = min(height, Int(bottom.y.rounded(.up)))
    var row = max(0, Int(top.y.rounded(.down)))
    while row < endRow {
      let from = max(top.y, Double(row))
      let to = min(bottom.y, Double(row + 1))
      // Rounding can move an edge at 0 slightly to the left of the first pixel.
      let x0 = max(0, top.x + (from - top.y) * slope)
      let x1 = max(0, top.x + (to - top.y) * slope)
      body(RowEdge(row: row, x0: min(x0, x1), x1: max(x0, x1), height: Float(to - from) * sign))
      row += 1
    }
  }

  private static func forEachChord(
    from start: Point, _ control1: Point, _ control2: Point, to end: Point,
    _ body: (Point, Point) -> Void
  ) {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double { (a - b * 2 + c).distance(to: .zero) }
    // The distance of a chord of 1/n of the curve is at most M / (8 n^2); M is the second
    // derivative.
    let curvature = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let count = max(1, Int((curvature / (8 * tolerance)).squareRoot().rounded(.up)))
    var current = start
    for index in 1..<count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let next =
        start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
        + end * (t * t * t)
      body(current, next)
      current = next
    }
    body(current, end)
  }
}

extension PathEdges.RowEdge {
  /// `base` is the index of the row's column 0; `direction` is 1, or -1 to cut a hole.
  func add(to sums: inout [Float], at base: Int, direction: Float) {
    let (first, last, height) = (first, last, height * direction)
    if last <= first + 1 {
      let inside = Float(1 - ((x0 + x1) / 2 - Double(first)))
      sums[base + first] += height * inside
      sums[base + first + 1] += height * (1 - inside)
      return
    }
    // Each pixel gets the area to the right of the edge, and the next one the rest of its height.
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
