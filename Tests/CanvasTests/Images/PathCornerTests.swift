import Testing

@testable import Canvas
@testable import Controls

@Suite struct `Strokes along corners` {
  private func ink(_ path: Path) throws -> Double {
    let picture = try Picture(40, 40, scale: 2) { $0.fill(path, at: .zero, color: .black) }
    return picture.darkness.reduce(0, +) / 4
  }

  @Test func `the area of a straight stroke is its length times its width plus its caps`() throws {
    for (start, end, caps) in [
      (Stroke.Cap.round, Stroke.Cap.round, 1.0), (.butt, .round, 0.5), (.butt, .butt, 0),
    ] {
      var path = Path()
      let corners = [PathCorner(4, 5), PathCorner(14, 5)]
      path.addStroke(along: corners, width: 2, start: start, end: end)
      #expect(abs(path.signedArea - (20 + caps * .pi)) < 0.01)
      #expect(try abs(ink(path) - path.signedArea) < 0.05)
    }
  }

  @Test func `a sharp corner is mitered, and a rounded one is an arc`() throws {
    // At a corner of radius 3 the stroke is a quarter of a ring with radii 2 and 4.
    for (radius, area, tolerance) in [(0.0, 40.0, 0.001), (3, 28 + 3 * .pi, 0.01)] {
      var path = Path()
      let corners = [PathCorner(4, 4), PathCorner(14, 4, radius: radius), PathCorner(14, 14)]
      path.addStroke(along: corners, width: 2, start: .butt, end: .butt)
      #expect(abs(path.signedArea - area) < tolerance)
    }
    var path = Path()
    path.addClosedStroke(
      along: [PathCorner(4, 4), PathCorner(14, 4), PathCorner(14, 14), PathCorner(4, 14)], width: 2)
    #expect(abs(path.signedArea - 80) < 0.001)
    #expect(try abs(ink(path) - 80) < 0.05)
  }

  @Test func `touching strokes have no seam`() throws {
    var path = Path()
    path.addStroke(along: [PathCorner(3, 9.3), PathCorner(15, 9.3)], width: 2)
    path.addStroke(along: [PathCorner(9, 3), PathCorner(9, 8.3)], width: 2, end: .butt)
    let seam = try Picture(20, 20) { $0.fill(path, at: .zero, color: .black) }
    #expect(seam[8, 8] & 0xFF <= 1)
  }

  @Test func `fewer than two corners add nothing`() {
    var path = Path()
    path.addStroke(along: [], width: 2)
    path.addStroke(along: [PathCorner(1, 1)], width: 2)
    #expect(path == Path())
  }
}
