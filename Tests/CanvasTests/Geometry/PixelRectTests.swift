import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Pixel rectangle` {
  static let scales = Array(stride(from: 1.0, through: 4, by: 0.25)) + [1.1, 1.3333]

  private func randomRect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      random.number(in: -50...50), random.number(in: -50...50), random.number(in: 0...60),
      random.number(in: 0...60))
  }

  @Test(arguments: scales)
  func `the covering rectangle contains the rectangle and exceeds it by less than a pixel`(
    scale: Double
  ) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let rect = randomRect(&random)
      let pixels = PixelRect(covering: rect, scale: scale)
      for (edge, place) in [(pixels.minX, rect.minX), (pixels.minY, rect.minY)] {
        #expect(Double(edge) <= place * scale && Double(edge) > place * scale - 1)
      }
      for (edge, place) in [(pixels.maxX, rect.maxX), (pixels.maxY, rect.maxY)] {
        #expect(Double(edge) >= place * scale && Double(edge) < place * scale + 1)
      }
    }
  }

  @Test(arguments: scales)
  func `aligning moves each edge by half a pixel at most`(scale: Double) {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let rect = randomRect(&random)
      let pixels = PixelRect(aligning: rect, scale: scale)
      #expect(abs(Double(pixels.x) - rect.x * scale) <= 0.5)
      #expect(abs(Double(pixels.y) - rect.y * scale) <= 0.5)
      #expect(pixels.width >= 1 && pixels.height >= 1)
      #expect(abs(Double(pixels.width) - max(1, rect.width * scale)) <= 0.5)
      #expect(abs(Double(pixels.height) - max(1, rect.height * scale)) <= 0.5)
    }
  }

  @Test func `an empty rectangle has no area and adds nothing to a union`() {
    let rect = PixelRect(3, 4, 5, 6)
    #expect(PixelRect(0, 0, -3, -4).area == 0)
    #expect(PixelRect(0, 0, -3, -4).isEmpty)
    #expect(rect.union(PixelRect(90, 90, 0, 7)) == rect)
    #expect(PixelRect.zero.union(rect) == rect)
  }

  @Test func `adjacent rectangles do not intersect and share no pixels`() {
    let rect = PixelRect(3, 4, 5, 6)
    let neighbor = PixelRect(8, 4, 5, 6)
    #expect(!rect.intersects(neighbor))
    #expect(rect.intersection(neighbor) == .zero)
    #expect(rect.intersects(neighbor.offset(x: -1, y: 5)))
    #expect(rect.intersection(neighbor.offset(x: -1, y: 5)) == PixelRect(7, 9, 1, 1))
  }

  @Test func `a rectangle contains itself and rectangles inside it`() {
    let rect = PixelRect(minX: 3, minY: 4, maxX: 8, maxY: 10)
    #expect(rect == PixelRect(3, 4, 5, 6))
    #expect(rect.contains(rect))
    #expect(rect.contains(PixelRect(4, 5, 4, 5)))
    #expect(!rect.contains(PixelRect(4, 5, 5, 5)))
  }

  @Test func `a point lies in one pixel, also at negative coordinates`() {
    #expect(PixelRect(at: Point(2.4, 3.5), scale: 2) == PixelRect(4, 7, 1, 1))
    #expect(PixelRect(at: Point(-0.1, 0), scale: 1) == PixelRect(-1, 0, 1, 1))
  }
}
