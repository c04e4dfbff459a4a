import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Rectangle in points` {
  let rect = Rect(10, 20, 30, 40)

  @Test func `edges, center and size agree for every initializer, and an offset keeps the size`() {
    for same in [
      Rect(minX: 10, minY: 20, maxX: 40, maxY: 60), Rect(center: Point(25, 40), size: Size(30, 40)),
      Rect(origin: Point(10, 20), size: Size(30, 40)),
    ] { #expect(same == rect) }
    #expect((rect.maxX, rect.maxY) == (40, 60) && rect.center == Point(25, 40))
    #expect(rect.offset(by: Point(-3, 4.5)) == Rect(7, 24.5, 30, 40))
    #expect(Point(1, 2) + Point(3, 4) - Point(1, 1) == Point(3, 5))
    #expect(Point(1, 2).distance(to: Point(4, 6)) == 5)
  }

  @Test func `a rectangle without width is empty, and one contains its left and top edges`() {
    let rects = [Rect.zero, Rect(1, 1, 0, 5), Rect(1, 1, 5, -1), rect]
    #expect(rects.map(\.isEmpty) == [true, true, true, false])
    let points = [Point(10, 20), Point(39.999, 59.999), Point(40, 30), Point(20, 60)]
    #expect(points.map(rect.contains) == [true, true, false, false] && !Rect.zero.contains(.zero))
  }

  @Test func `an intersection is the common part, and a union contains both`() {
    for (other, common) in [
      (Rect(40, 20, 5, 40), Rect.zero), (Rect(10, 0, 30, 20), .zero),
      (Rect(100, 100, 5, 5), .zero), (rect, rect), (Rect(0, 50, 20, 40), Rect(10, 50, 10, 10)),
      (Rect(39, 59, 5, 5), Rect(39, 59, 1, 1)),
    ] { #expect(rect.intersection(other) == common && rect.intersects(other) == !common.isEmpty) }
    let other = Rect(-5, 30, 10, 100)
    #expect(rect.union(other) == Rect(minX: -5, minY: 20, maxX: 40, maxY: 130))
    #expect(rect.union(.zero) == rect && Rect(-99, 0, 0, 9).union(rect) == rect)
  }

  @Test func `the distance is measured to the nearest edge or corner`() {
    for (point, distance) in [
      (Point(25, 40), 0.0), (Point(10, 20), 0), (Point(40, 60), 0), (Point(43, 64), 5),
      (Point(7, 16), 5), (Point(25, 10), 10), (Point(50, 40), 10),
    ] { #expect(rect.distance(to: point) == distance) }
  }

  @Test func `insets and outsets apply to each edge separately, and insets add up`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(minX: 12, minY: 21, maxX: 36, maxY: 57))
    #expect(rect.outset(by: insets) == Rect(minX: 8, minY: 19, maxX: 44, maxY: 63))
    #expect(rect.inset(by: 5) == rect.inset(by: Insets(horizontal: 5, vertical: 5)))
    #expect(rect.outset(by: 5) == Rect(minX: 5, minY: 15, maxX: 45, maxY: 65))
    #expect(rect.inset(by: 20).isEmpty && insets.vertical == 4 && insets.horizontal == 6)
    #expect(Insets(horizontal: 7, vertical: 8) == Insets(top: 8, left: 7, bottom: 8, right: 7))
    #expect(Insets(left: 3) == Insets(top: 0, left: 3, bottom: 0, right: 0))
    #expect(Insets.zero == Insets())
  }
}

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

  @Test func `adjacent rectangles share no pixels, and empty ones add none`() {
    let empty = PixelRect(0, 0, -3, -4)
    #expect(empty.area == 0 && empty.isEmpty)
    #expect(rect.union(PixelRect(90, 90, 0, 7)) == rect && PixelRect.zero.union(rect) == rect)
    #expect(PixelRect(at: Point(2.4, 3.5), scale: 2) == PixelRect(4, 7, 1, 1))
    #expect(PixelRect(at: Point(-0.1, 0), scale: 1) == PixelRect(-1, 0, 1, 1))
    let neighbor = PixelRect(8, 4, 5, 6)
    let overlapping = neighbor.offset(x: -1, y: 5)
    #expect(!rect.intersects(neighbor) && rect.intersection(neighbor) == .zero)
    #expect(rect.intersects(overlapping) && rect.intersection(overlapping) == PixelRect(7, 9, 1, 1))
    #expect(rect == PixelRect(minX: 3, minY: 4, maxX: 8, maxY: 10))
    let contained = [rect, PixelRect(4, 5, 4, 5), PixelRect(4, 5, 5, 5)].map(rect.contains)
    #expect(contained == [true, true, false])
  }
}

@Suite struct `Saturating conversions` {
  static let limit = Int.farthestPixel

  @Test func `values become limited and rounded, and NaN becomes 0`() {
    for (value, rounded) in [
      (1e300, Self.limit), (-1e300, -Self.limit), (.infinity, Self.limit), (.nan, 0),
      (Double(Self.limit) - 0.75, Self.limit - 1), (2.5, 3), (-2.75, -3), (-0.0, 0),
      (-.leastNonzeroMagnitude, 0),
    ] { #expect(Int(rounding: value) == rounded) }
    #expect(Int(saturating: -.infinity) == -Self.limit && Int(saturating: .nan) == 0)
    #expect(Int(rounding: 1e300, limit: 7) == 7)
    for value in [-2.5, -2.25, -0.5, -0.25, -1e-9] {
      #expect(Int(rounding: value) + 10 == Int(rounding: value + 10))
    }
    let clamped = [5, 2, -2, .nan, .infinity].map { $0.clamped(to: 3) }
    #expect(clamped == [3, 2, 0, 0, 3])
  }

  @Test func `rectangles of extreme coordinates have sums and areas within Int`() {
    for x in SaturationNumbers.all {
      for width in SaturationNumbers.all {
        for scale in [1.0, 4, 1e300, .nan, .leastNonzeroMagnitude] {
          let rect = Rect(x, width, width, x)
          for place in [
            PixelRect(covering: rect, scale: scale), PixelRect(aligning: rect, scale: scale),
            DeviceShape(RoundedRectangle(rect, radius: width), scale: scale).bounds,
          ] {
            #expect(abs(place.x) <= Self.limit && abs(place.y) <= Self.limit)
            #expect(abs(place.maxX) <= 2 * Self.limit && abs(place.maxY) <= 2 * Self.limit)
            let wide = place.outset(by: Self.limit).offset(x: -Self.limit, y: Self.limit)
            var region = Region(wide)
            for step in 1...6 { region.add(wide.offset(x: step << 26, y: -step << 26)) }
            #expect(region.area >= 0 && wide.union(place).area >= 0)
          }
        }
      }
    }
  }

  @Test func `clamping keeps the visible edges of a huge rectangle`() {
    let endless = Rect(-1e300, 0.5, 2e300, 7)
    let covering = PixelRect(covering: endless, scale: 2)
    #expect(covering.minX == -Self.limit && covering.maxX == Self.limit && covering.maxY == 15)
    let device = DeviceShape(RoundedRectangle(endless, radius: 0), scale: 2)
    #expect(device.bounds == covering)
  }
}
