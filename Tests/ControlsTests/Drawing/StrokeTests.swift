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

  private func line(_ points: Point...) -> Path { line(points) }

  private func line(_ points: [Point], isClosed: Bool = false) -> Path {
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
    let corner = line(
      [outline.origin, Point(28, 8), Point(28, 23), Point(8, 23)], isClosed: true)
    let frame = try Bitmap(Size(40, 40)) {
      $0.strokeInside(
        RoundedRectangle(outline.inset(by: -1.25), radius: 0), width: 2.5, color: .white)
    }
    #expect(try bitmap(corner, Stroke(width: 2.5)).isClose(to: frame))
  }

  @Test(
    arguments: [
      ([Point(10.2, 20.6), Point(20.2, 20.6)], Stroke(width: 4), 40.0),
      ([Point(10.2, 20.6), Point(20.2, 20.6)], Stroke(width: 4, cap: .round), 40 + 4 * .pi),
      // Two rectangles share a square, and a quarter of the join lies outside of both.
      ([Point(10, 20), Point(20, 20), Point(20, 30)], Stroke(width: 4, join: .miter), 80),
      ([Point(10, 20), Point(20, 20), Point(20, 30)], Stroke(width: 4, join: .round), 76 + .pi),
    ] as [([Point], Stroke, Double)])
  func `ends and joins add their areas`(points: [Point], stroke: Stroke, expected: Double) throws {
    let area = try coverage(line(points), stroke).joined().reduce(0, +)
    #expect(abs(area - expected) < 0.2)
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
}

extension Bitmap {
  /// Whether all levels differ by at most two.
  fileprivate func isClose(to other: Bitmap) -> Bool {
    zip(Picture(self).pixels, Picture(other).pixels).allSatisfy { Picture.levels($0, $1) <= 2 }
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
