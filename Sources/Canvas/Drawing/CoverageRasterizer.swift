/// A rasterizer of outlines with exact coverage, except for flattening curves.
///
/// Each edge adds its signed area to the pixels it crosses and its height to the next pixel of the
/// row; a running sum along the row yields the coverage. Contours in the opposite direction cut
/// holes. Without a sample grid, a shape has the same weight at every sub-pixel position.
struct CoverageRasterizer {
  /// The largest distance of a chord from its curve, in pixels.
  private static let tolerance = 0.001

  let width: Int
  let height: Int

  /// One more column than pixels, for the height beyond the last one.
  private var sums: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    sums = Array(repeating: 0, count: (width + 2) * height)
  }

  /// Adds a path in points, which has to lie inside the picture; `origin` is in pixels.
  mutating func add(_ path: Path, scale: Double, origin: Point, reversed: Bool = false) {
    let direction: Float = reversed ? -1 : 1
    func place(_ point: Point) -> Point { point * scale + origin }
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        start = place(point)
        current = start
      case .line(let point):
        let end = place(point)
        addEdge(from: current, to: end, direction)
        current = end
      case .cubic(let control1, let control2, let point):
        let end = place(point)
        addCurve(from: current, place(control1), place(control2), to: end, direction)
        current = end
      case .close:
        addEdge(from: current, to: start, direction)
        current = start
      }
    }
  }

  private mutating func addCurve(
    from start: Point, _ control1: Point, _ control2: Point, to end: Point, _ direction: Float
  ) {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double { (a - b * 2 + c).distance(to: .zero) }
    // The distance of a chord of 1/n of the curve is at most M / (8 n^2); M is the second
    // derivative.
    let curvature = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let count = max(1, Int((curvature / (8 * Self.tolerance)).squareRoot().rounded(.up)))
    var current = start
    for index in 1..<count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let next =
        start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
        + end * (t * t * t)
      addEdge(from: current, to: next, direction)
      current = next
    }
    addEdge(from: current, to: end, direction)
  }

  /// Adds a straight edge, row by row.
  private mutating func addEdge(from start: Point, to end: Point, _ direction: Float) {
    if start.y == end.y { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let sign = isDown ? direction : -direction
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
      add(Float(to - from) * sign, from: min(x0, x1), to: max(x0, x1), row: row)
      row += 1
    }
  }

  /// Adds the part of an edge in a row: its height, at most 1, between two columns.
  private mutating func add(_ height: Float, from x0: Double, to x1: Double, row: Int) {
    let first = Int(x0)
    let last = Int(x1) + (Double(Int(x1)) < x1 ? 1 : 0)
    let base = row * (width + 2)
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

  /// Writes coverage of 0...1.
  func write(row y: Int, to row: UnsafeMutablePointer<Float>) {
    var sum: Float = 0
    for x in 0..<width {
      sum += sums[y * (width + 2) + x]
      row[x] = min(abs(sum), 1)
    }
  }

  /// 0...1 per pixel, row by row.
  func coverage() -> [Float] {
    [Float](unsafeUninitializedCapacity: width * height) { result, count in
      count = width * height
      guard let result = result.baseAddress else { return }
      for y in 0..<height { write(row: y, to: result + y * width) }
    }
  }
}

/// Row loops that the compiler vectorizes: indices only increase, and nothing can overflow.
extension UnsafeMutablePointer<Float> {
  func add(_ values: UnsafePointer<Float>, from first: Int, times factor: Float, count: Int) {
    let row = values + first
    for x in 0..<count { self[x] += row[x] * factor }
  }

  func add(
    lackOf values: UnsafePointer<Float>, from first: Int, to value: Float, times factor: Float,
    count: Int
  ) {
    let row = values + first
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
