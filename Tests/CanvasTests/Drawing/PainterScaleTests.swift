import Testing

@testable import Canvas

@Suite struct `Painting at scales and subpixel positions` {
  static let shape = RoundedRectangle(Rect(4.25, 3.5, 13, 9), radius: 3, curve: .continuous)
  static let shadow = Shadow(offset: Point(0.5, 2), blur: 3, color: .black)

  private func enlarged(_ rect: Rect, _ factor: Double) -> Rect {
    Rect(rect.x * factor, rect.y * factor, rect.width * factor, rect.height * factor)
  }

  @Test(arguments: [1.25, 1.5, 2, 3])
  func `painting at a scale equals painting enlarged shapes`(scale: Double) throws {
    var large = Self.shape
    large.rect = enlarged(large.rect, scale)
    large.radius *= scale
    var blur = Self.shadow
    blur.offset = Point(blur.offset.x * scale, blur.offset.y * scale)
    blur.blur *= scale
    let path = Path.largeSun
    let cases: [(scaled: (CairoPainter) -> Void, enlarged: (CairoPainter) -> Void)] = [
      ({ $0.fill(Self.shape, color: .black) }, { $0.fill(large, color: .black) }),
      (
        { $0.strokeInside(Self.shape, width: 1.5, color: .black) },
        { $0.strokeInside(large, width: 1.5 * scale, color: .black) }
      ),
      ({ $0.drawShadow(Self.shadow, of: Self.shape) }, { $0.drawShadow(blur, of: large) }),
      (
        { $0.fill(path, at: Point(1, 1), color: .black) },
        { $0.fill(path.scaled(by: scale), at: Point(scale, scale), color: .black) }
      ),
      (
        { $0.fillAligned(Self.shape.rect, color: .black) },
        { $0.fillAligned(large.rect, color: .black) }
      ),
    ]
    let (width, height) = (Int(24 * scale), Int(22 * scale))
    for (index, pair) in cases.enumerated() {
      let scaled = try Picture(width, height, scale: scale, pair.scaled)
      let enlarged = try Picture(width, height, pair.enlarged)
      #expect(scaled.largestDifference(from: enlarged) <= 1, "case \(index)")
      #expect(Set(scaled.pixels).count > 1)
    }
  }

  @Test(arguments: [1, 1.5, 2])
  func `a path covers the same area at every subpixel position`(scale: Double) throws {
    let square = RoundedRectangle(Rect(0, 0, 6, 6), radius: 0).path
    for step in 0..<64 {
      let place = Point(2 + Double(step) / 64, 3 - Double(step * 5 % 64) / 64)
      let picture = try Picture(Int(12 * scale), Int(12 * scale), scale: scale) {
        $0.fill(square, at: place, color: .black)
      }
      // Each of the about 40 edge pixels is rounded separately.
      let ink = picture.darkness.reduce(0, +)
      #expect(abs(ink - 36 * scale * scale) < 0.1, "at \(place)")
    }
  }

  @Test func `a path is painted at the same position as a shape with the same outline`() throws {
    for step in stride(from: 0, to: 64, by: 5) {
      let delta = Point(Double(step) / 64, Double(step * 3 % 64) / 64)
      let filled = try Picture(24, 20) { $0.fill(Self.shape.offset(by: delta), color: .black) }
      let path = try Picture(24, 20) { $0.fill(Self.shape.path, at: delta, color: .black) }
      #expect(path.largestDifference(from: filled) <= 1, "step \(step)")
    }
  }
}
