import Testing

@testable import Canvas

@Suite struct `Mask cache` {
  static let color = Color(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.8)

  /// Paints twice with the same cache and once without a cache.
  private func isSameCached(
    scale: Double, in masks: MaskCache, _ draw: (CairoPainter) -> Void
  ) throws -> Bool {
    let (width, height) = (Int(34 * scale), Int(26 * scale))
    let pictures = try [masks, masks, MaskCache(byteLimit: 0)].map {
      try Picture(width, height, scale: scale, masks: $0, draw)
    }
    return pictures[1].pixels == pictures[0].pixels && pictures[2].pixels == pictures[0].pixels
  }

  @Test(arguments: [1, 1.5, 2])
  func `cached shapes, rings and paths look like uncached ones at all subpixel positions`(
    scale: Double
  ) throws {
    let masks = MaskCache()
    let shape = RoundedRectangle(Rect(5, 5, 22, 14), radius: 5, curve: .continuous)
    for phase in stride(from: 0, to: 64, by: 3) {
      let delta = Point(Double(phase) / 64 / scale, Double(phase * 7 % 64) / 64 / scale)
      let isSame = try isSameCached(scale: scale, in: masks) { painter in
        painter.fill(shape.offset(by: delta), color: Self.color)
        painter.strokeInside(shape.offset(by: delta), width: 1.5, color: Self.color)
        painter.fill(Path.smallSun, at: delta, color: Self.color)
      }
      #expect(isSame, "phase \(phase)")
    }
    #expect(masks.statistics.hits > 0)
  }

  @Test(arguments: [1, 1.5, 2])
  func `cached shadows look like uncached ones at all subpixel positions`(scale: Double) throws {
    let masks = MaskCache()
    let shape = RoundedRectangle.capsule(Rect(10, 7, 13, 11))
    let shadow = Shadow(offset: Point(0, 0.5), blur: 3, color: Self.color)
    for phase in 0..<16 {
      let delta = Point(Double(phase) / 16 / scale, Double(phase * 5 % 16) / 16 / scale)
      let isSame = try isSameCached(scale: scale, in: masks) {
        $0.drawShadow(shadow, of: shape.offset(by: delta))
      }
      #expect(isSame, "phase \(phase)")
    }
    #expect(masks.statistics.misses == 16)
    #expect(masks.statistics.hits == 16)
  }

  @Test func `a shape moved by whole pixels is found in the cache`() throws {
    let masks = MaskCache()
    let shape = RoundedRectangle(Rect(3.25, 3.5, 9, 8), radius: 3)
    for step in 0..<6 {
      _ = try Picture(30, 30, masks: masks) {
        $0.fill(shape.offset(by: Point(Double(step), Double(step))), color: .black)
      }
    }
    #expect(masks.statistics.misses == 1)
    #expect(masks.statistics.hits == 5)
  }

  private func drag(scale: Double, with masks: MaskCache) throws {
    let side = Int(70 * scale)
    _ = try Picture(side, side, scale: scale, masks: masks) { painter in
      for step in 0..<64 {
        let thumb = RoundedRectangle.capsule(Rect(12 + Double(step) / 64 / scale, 12, 31, 27))
        painter.fill(thumb, color: .white, casting: SpriteTests.shadows)
      }
    }
  }

  @Test(arguments: [1.0, 2, 3, 4])
  func `the cache has room for a thumb at every subpixel position, also at a smaller scale`(
    scale: Double
  ) throws {
    let masks = MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    let scales = scale == 2 ? [1.0, 2] : [scale]
    for scale in scales { try drag(scale: scale, with: masks) }
    let first = masks.statistics
    for scale in scales + scales { try drag(scale: scale, with: masks) }
    #expect(masks.statistics.misses == first.misses && masks.statistics.evictions == 0)
  }
}
