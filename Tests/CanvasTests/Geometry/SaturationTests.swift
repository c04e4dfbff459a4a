import Testing

@testable import Canvas

@Suite struct `Saturating conversions` {
  static let limit = Int.farthestPixel

  @Test func `out-of-range values become the limit, and NaN becomes 0`() {
    for (value, rounded) in [
      (1e300, Self.limit), (-1e300, -Self.limit), (.infinity, Self.limit), (.nan, 0),
      (Double(Self.limit) - 0.75, Self.limit - 1), (2.5, 3), (-2.75, -3), (-0.0, 0),
      (-.leastNonzeroMagnitude, 0),
    ] {
      #expect(Int(rounding: value) == rounded)
    }
    #expect(Int(saturating: -.infinity) == -Self.limit && Int(saturating: .nan) == 0)
    #expect(Int(rounding: 1e300, limit: 7) == 7)
    for value in [-2.5, -2.25, -0.5, -0.25, -1e-9] {
      #expect(Int(rounding: value) + 10 == Int(rounding: value + 10))
    }
  }

  @Test func `clamping limits values to the range, and NaN becomes 0`() {
    let values = [5, 2, -2, .nan, .infinity].map { $0.clamped(to: 3) }
    #expect(values == [3, 2, 0, 0, 3])
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
