import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Strokes` {
  private func bitmap(_ path: Path, _ stroke: Stroke, side: Double = 40) throws -> Bitmap {
    try Bitmap(Size(side, side)) { $0.stroke(path, stroke, color: .white) }
  }

  private func coverage(_ path: Path, _ stroke: Stroke) throws -> [[Double]] {
    let bitmap = try bitmap(path, stroke)
    return (0..<40).map { y in (0..<40).map { Double(bitmap[$0, y]?.red ?? 0) / 255 } }
  }

  private func line(_ points: Point..., isClosed: Bool = false) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if isClosed { path.close() }
    return path
  }

  @Test func `a straight line with butt ends is a rectangle, and a closed corner a frame`() throws {
    // Eighths of a pixel, which are on the grid of shapes.
    let rect = Rect(x: 5.25, y: 7.125, width: 20.5, height: 3)
    let path = line(Point(5.25, 8.625), Point(25.75, 8.625))
    let expected = try Bitmap(Size(40, 40)) { $0.fill(rect, color: .white) }
    #expect(try bitmap(path, Stroke(width: 3)).isClose(to: expected))
    let outline = Rect(x: 8, y: 8, width: 20, height: 15)
    let corner = line(outline.origin, Point(28, 8), Point(28, 23), Point(8, 23), isClosed: true)
    let frame = try Bitmap(Size(40, 40)) {
      $0.strokeInside(
        RoundedRectangle(outline.inset(by: -1.25), radius: 0), width: 2.5, color: .white)
    }
    #expect(try bitmap(corner, Stroke(width: 2.5)).isClose(to: frame))
  }

  @Test(arguments: [(Stroke(width: 4), 40.0), (Stroke(width: 4, cap: .round), 40 + 4 * Double.pi)])
  func `round ends add a circle`(stroke: Stroke, expected: Double) throws {
    let area = try coverage(line(Point(10.2, 20.6), Point(20.2, 20.6)), stroke).joined()
      .reduce(0, +)
    #expect(abs(area - expected) < 0.2)
  }

  @Test(arguments: [(Stroke.Join.miter, 4.0), (.round, Double.pi)])
  func `a right angle has a square or an arc`(join: Stroke.Join, corner: Double) throws {
    let path = line(Point(10, 20), Point(20, 20), Point(20, 30))
    let area = try coverage(path, Stroke(width: 4, join: join)).joined().reduce(0, +)
    // Two rectangles share a square, and a quarter of the join lies outside of both.
    #expect(abs(area - (80 - 4 + corner)) < 0.2)
  }

  @Test func `a point is a dot only with round ends and a line, and a miter is cut off`() throws {
    let dot = line(Point(20, 20), Point(20, 20))
    #expect(
      try abs(coverage(dot, Stroke(width: 6, cap: .round)).joined().reduce(0, +) - 28.27) < 0.2)
    let point = Stroke(width: 6, cap: .round)
    for (path, stroke) in [(dot, Stroke(width: 6)), (line(Point(20, 20)), point)] {
      #expect(try coverage(path, stroke).joined().allSatisfy { $0 == 0 })
    }
    let path = line(Point(5, 20), Point(30, 20), Point(5, 21))
    #expect(try coverage(path, Stroke(width: 4))[20][34] == 0)
  }

  @Test func `unusable numbers paint nothing`() throws {
    let path = line(Point(1, 1), Point(9, 9))
    for width in [0, -1, .nan, .infinity] {
      #expect(try coverage(path, Stroke(width: width)).joined().allSatisfy { $0 == 0 })
    }
    let bad = line(Point(1, .nan), Point(9, 9))
    #expect(try coverage(bad, Stroke(width: 1)).joined().allSatisfy { $0 == 0 })
    var curve = Path()
    curve.move(to: Point(-1e308, 1e308))
    curve.addCubic(to: Point(1e308, 0), control1: Point(1e308, 1e308), control2: .zero)
    _ = try bitmap(curve, Stroke(width: 1, cap: .round, join: .round))
  }

  /// Lines and curves, some tighter than the stroke is wide.
  @Test(arguments: 0..<12) func `covers what is near the path`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func point() -> Point { Point(random.number(in: 8...32), random.number(in: 8...32)) }
    var path = Path()
    path.move(to: point())
    for _ in 0..<3 {
      if random.chance(oneIn: 2) {
        path.addLine(to: point())
      } else {
        path.addCubic(to: point(), control1: point(), control2: point())
      }
    }
    if random.chance(oneIn: 3) { path.close() }
    let half = random.number(in: 0.5...5)
    let samples = path.samples
    let rows = try coverage(path, Stroke(width: 2 * half, cap: .round, join: .round))
    var difference = 0.0
    for y in 0..<40 {
      for x in 0..<40 {
        let center = Point(Double(x) + 0.5, Double(y) + 0.5)
        var distance = Double.infinity
        for sample in samples { distance = min(distance, sample.distance(to: center)) }
        if distance < half - 0.8 { #expect(rows[y][x] == 1, "a hole at \(x), \(y)") }
        if distance > half + 0.8 { #expect(rows[y][x] == 0, "a spot at \(x), \(y)") }
        // Near a straight edge the coverage is linear.
        if abs(distance - half) < 0.5 { difference += rows[y][x] - (half + 0.5 - distance) }
      }
    }
    #expect(abs(difference) < 12, "the area differs by \(difference) px")
  }
}

extension Bitmap {
  /// Whether all levels differ by at most two.
  fileprivate func isClose(to other: Bitmap) -> Bool {
    zip(Picture(self).pixels, Picture(other).pixels).allSatisfy { Picture.levels($0, $1) <= 2 }
  }
}

extension Path {
  /// Points along the path, at most 0.25 pt apart for curves within 24 x 24 pt.
  fileprivate var samples: [Point] {
    var (points, start): ([Point], Point) = ([], .zero)
    func add(_ place: (Double) -> Point) {
      for step in 0...400 { points.append(place(Double(step) / 400)) }
    }
    for element in elements {
      let from = points.last ?? start
      switch element {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let end): add { from * (1 - $0) + end * $0 }
      case .cubic(let first, let second, let end):
        add { t in
          let s = 1 - t
          return from * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t)
            + end * (t * t * t)
        }
      case .close: add { from * (1 - $0) + start * $0 }
      }
    }
    return points
  }
}

@Suite struct `Arc paths` {
  private func coverage(from start: Double, sweep: Double) throws -> [[Double]] {
    var path = Path()
    path.addArc(center: Point(20, 20), radius: 15, width: 4, from: start, sweep: sweep)
    let bitmap = try Bitmap(Size(40, 40)) { $0.fill(path, at: .zero, color: .white) }
    return (0..<40).map { y in (0..<40).map { Double(bitmap[$0, y]?.red ?? 0) / 255 } }
  }

  @Test(arguments: [Double.pi / 2, .pi, 1.5 * .pi, 2 * .pi, -1.5 * .pi, 0.3])
  func `an arc covers the area of its part of the ring`(sweep: Double) throws {
    let area = try coverage(from: 0.7, sweep: sweep).joined().reduce(0, +)
    let ring = 15.0 * 15 - 11 * 11
    let exact = abs(sweep) / 2 * ring
    #expect(abs(area - exact) < 0.005 * exact)
  }

  @Test func `an arc runs clockwise for one turn at most, and NaN counts as 0`() throws {
    let cover = try coverage(from: 0, sweep: .pi / 2)
    #expect(cover[29][29] == 1 && cover[29][10] == 0 && cover[10][10] == 0 && cover[10][29] == 0)
    #expect(try coverage(from: 0, sweep: 1e300) == coverage(from: 0, sweep: 2 * .pi))
    #expect(try coverage(from: 0, sweep: -.infinity) == coverage(from: 0, sweep: -2 * .pi))
    #expect(try coverage(from: 0, sweep: .nan) == coverage(from: 0, sweep: 0))
  }
}
