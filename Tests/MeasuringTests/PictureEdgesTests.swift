import Canvas
import Testing

@testable import Measuring

/// The edges that a ruler finds. spec: docs/spec/recordings.md#ruler
@Suite struct `Edges of a picture` {
  private static let box = Rect(x: 12.3, y: 8.6, width: 28.45, height: 21.6)

  /// A box on a ground, whose edges are as wide as a pixel.
  private func picture(_ ground: UInt32, _ color: UInt32) -> PictureEdges {
    let (width, height) = (60, 40)
    func covered(_ pixel: Int, _ low: Double, _ high: Double) -> Double {
      max(0, min(Double(pixel + 1), high) - max(Double(pixel), low))
    }
    let colors = (0..<(width * height)).map { index -> UInt32 in
      let part =
        covered(index % width, Self.box.minX, Self.box.maxX)
        * covered(index / width, Self.box.minY, Self.box.maxY)
      return [16, 8, 0].reduce(0) { word, shift in
        let (one, other) = (Double(ground >> shift & 0xFF), Double(color >> shift & 0xFF))
        return word | UInt32((one + (other - one) * part).rounded()) << shift
      }
    }
    return PictureEdges(colors, width: width)
  }

  @Test(
    arguments: [
      (0xFF_FFFF, 0x34_C759), (0xFF_FFFF, 0xE9_E9EB), (0x1C_1C1E, 0xFF_FFFF),
      (0x00_7AFF, 0xC2_5A2A),
    ] as [(UInt32, UInt32)])
  func `the nearest edge is exact to a tenth of a pixel`(ground: UInt32, color: UInt32) throws {
    let (edges, box) = (picture(ground, color), Self.box)
    for (place, axis, edge) in [
      (Point(14, 20), .horizontal, box.minX), (Point(8, 20), .horizontal, box.minX),
      (Point(38, 20), .horizontal, box.maxX), (Point(20, 11), .vertical, box.minY),
      (Point(30, 33), .vertical, box.maxY),
    ] as [(Point, PictureEdges.Axis, Double)] {
      let found = try #require(edges.edge(near: place, along: axis, within: 5), "\(place)")
      #expect(abs(found - edge) < 0.1, "\(place): \(found)")
    }
    for (place, axis) in [
      (Point(26, 20), .horizontal), (Point(26, 20), .vertical), (Point(14, 4), .horizontal),
      (Point(-1, 20), .horizontal), (Point(12, 40), .vertical), (Point(.nan, 20), .horizontal),
    ] as [(Point, PictureEdges.Axis)] {
      #expect(edges.edge(near: place, along: axis, within: 5) == nil, "\(place)")
    }
  }
}
