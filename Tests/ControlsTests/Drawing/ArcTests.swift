import Canvas
import Controls
import Testing

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

  @Test func `an arc with a positive sweep runs clockwise from its start angle`() throws {
    let cover = try coverage(from: 0, sweep: .pi / 2)
    #expect(cover[29][29] == 1)
    #expect(cover[29][10] == 0 && cover[10][10] == 0 && cover[10][29] == 0)
  }

  @Test func `a sweep is limited to one turn, and NaN counts as 0`() throws {
    #expect(try coverage(from: 0, sweep: 1e300) == coverage(from: 0, sweep: 2 * .pi))
    #expect(try coverage(from: 0, sweep: -.infinity) == coverage(from: 0, sweep: -2 * .pi))
    #expect(try coverage(from: 0, sweep: .nan) == coverage(from: 0, sweep: 0))
  }
}
