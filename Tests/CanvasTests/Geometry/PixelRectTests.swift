import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Pixel rectangle` {
  static let scales = Array(stride(from: 1.0, through: 4, by: 0.25)) + [1.1, 1.3333]

  private let rect = PixelRect(3, 4, 5, 6)

  private func randomRect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      random.number(in: -50...50), random.number(in: -50...50), random.number(in: 0...60),
      random.number(in: 0...60))
  }

  @Test(arguments: scales)
  func `covering adds less than a pixel, and aligning moves by half of one`(scale: Double) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let rect = randomRect(&random)
      let covering = PixelRect(covering: rect, scale: scale)
      let excess = [
        rect.minX * scale - Double(covering.minX), rect.minY * scale - Double(covering.minY),
        Double(covering.maxX) - rect.maxX * scale, Double(covering.maxY) - rect.maxY * scale,
      ]
      #expect(excess.allSatisfy { $0 >= 0 && $0 < 1 })
      let aligned = PixelRect(aligning: rect, scale: scale)
      let off = [
        Double(aligned.x) - rect.x * scale, Double(aligned.y) - rect.y * scale,
        Double(aligned.width) - max(1, rect.width * scale),
        Double(aligned.height) - max(1, rect.height * scale),
      ]
      #expect(off.allSatisfy { abs($0) <= 0.5 } && aligned.width >= 1 && aligned.height >= 1)
    }
  }

  @Test func `an empty rectangle has no area and adds nothing to a union`() {
    let empty = PixelRect(0, 0, -3, -4)
    #expect(empty.area == 0 && empty.isEmpty)
    #expect(rect.union(PixelRect(90, 90, 0, 7)) == rect && PixelRect.zero.union(rect) == rect)
  }

  @Test func `adjacent rectangles share no pixels, and a rectangle contains those inside it`() {
    let neighbor = PixelRect(8, 4, 5, 6)
    let overlapping = neighbor.offset(x: -1, y: 5)
    #expect(!rect.intersects(neighbor) && rect.intersection(neighbor) == .zero)
    #expect(rect.intersects(overlapping) && rect.intersection(overlapping) == PixelRect(7, 9, 1, 1))
    #expect(rect == PixelRect(minX: 3, minY: 4, maxX: 8, maxY: 10))
    let contained = [rect, PixelRect(4, 5, 4, 5), PixelRect(4, 5, 5, 5)].map(rect.contains)
    #expect(contained == [true, true, false])
  }

  @Test func `a point lies in one pixel, also at negative coordinates`() {
    #expect(PixelRect(at: Point(2.4, 3.5), scale: 2) == PixelRect(4, 7, 1, 1))
    #expect(PixelRect(at: Point(-0.1, 0), scale: 1) == PixelRect(-1, 0, 1, 1))
  }
}
