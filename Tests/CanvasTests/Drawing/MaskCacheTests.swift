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
  func `cached masks look like new ones at all subpixel positions`(scale: Double) throws {
    let (masks, shadows) = (MaskCache(), MaskCache())
    let shape = RoundedRectangle(Rect(5, 5, 22, 14), radius: 5, curve: .continuous)
    let shadow = Shadow(offset: Point(0, 0.5), blur: 3, color: Self.color)
    func delta(_ phase: Int, _ factor: Int, of steps: Int) -> Point {
      Point(Double(phase), Double(phase * factor % steps)) * (1 / (Double(steps) * scale))
    }
    for phase in stride(from: 0, to: 64, by: 3) {
      let delta = delta(phase, 7, of: 64)
      let isSame = try isSameCached(scale: scale, in: masks) { painter in
        painter.fill(shape.offset(by: delta), color: Self.color)
        painter.strokeInside(shape.offset(by: delta), width: 1.5, color: Self.color)
        painter.fill(Path.smallSun, at: delta, color: Self.color)
      }
      #expect(isSame, "phase \(phase)")
    }
    for phase in 0..<16 {
      let thumb = RoundedRectangle.capsule(Rect(10, 7, 13, 11)).offset(by: delta(phase, 5, of: 16))
      let isSame = try isSameCached(scale: scale, in: shadows) { $0.drawShadow(shadow, of: thumb) }
      #expect(isSame, "phase \(phase)")
    }
    #expect(masks.statistics.hits > 0)
    #expect((shadows.statistics.misses, shadows.statistics.hits) == (16, 16))
  }

  @Test func `a shape moved by whole pixels is found in the cache`() throws {
    let masks = MaskCache()
    for step in 0..<6 {
      let shape = RoundedRectangle(Rect(3.25 + Double(step), 3.5 + Double(step), 9, 8), radius: 3)
      _ = try Picture(30, 30, masks: masks) { $0.fill(shape, color: .black) }
    }
    #expect((masks.statistics.misses, masks.statistics.hits) == (1, 5))
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
  func `the cache has room for a thumb at every subpixel position`(scale: Double) throws {
    let masks = MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    let scales = scale == 2 ? [1.0, 2] : [scale]
    for scale in scales { try drag(scale: scale, with: masks) }
    let first = masks.statistics
    for scale in scales + scales { try drag(scale: scale, with: masks) }
    #expect(masks.statistics.misses == first.misses && masks.statistics.evictions == 0)
  }
}
