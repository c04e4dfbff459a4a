import Testing

@testable import Canvas

@Suite struct `Byte limit of the mask cache` {
  private static func fill(_ masks: MaskCache, count: Int = 40) {
    for index in 0..<count {
      let shape = RoundedRectangle(Rect(0, 0, 20 + Double(index) / 64, 20), radius: 6)
      let device = DeviceShape(shape, scale: 1)
      _ = masks.mask(for: MaskKey(shape: device))
      let shadow = SpriteShadow(
        Shadow(offset: Point(0, 1), blur: 2, color: .black), of: shape, scale: 1,
        origin: device.bounds)
      _ = masks.surface(for: SpriteKey(shape: device, color: .white, soft: shadow, contact: shadow))
    }
  }

  @Test func `the default limit grows with the square of the scale`() {
    let least = 3 << 20
    #expect(MaskCache.byteLimit(atScale: 1) == least)
    #expect(MaskCache.byteLimit(atScale: 0.5) == least)
    #expect(MaskCache.byteLimit(atScale: 1.5) == least / 4 * 9)
    #expect(MaskCache.byteLimit(atScale: 2) == 4 * least)
    #expect(MaskCache.byteLimit(atScale: 8) == 64 * least)
    #expect(MaskCache.byteLimit(atScale: 1000) == 64 * least)
  }

  @Test func `the limit can be set`() {
    let masks = MaskCache(byteLimit: 8000)
    #expect(masks.byteLimit == 8000)
    masks.byteLimit = 80_000
    #expect(masks.byteLimit == 80_000)
  }

  @Test func `a lower limit evicts masks and sprites`() {
    let masks = MaskCache()
    Self.fill(masks)
    let full = masks.statistics
    #expect(full.evictions == 0 && full.byteCount > 100_000)
    for limit in [full.byteCount / 2, 8000, 0] {
      masks.byteLimit = limit
      #expect(masks.statistics.byteCount <= limit)
      #expect(masks.statistics.evictions > 0)
    }
    #expect(masks.statistics.byteCount == 0)
    #expect(masks.statistics.evictions > 80)
    #expect(masks.statistics.misses == full.misses)
  }

  @Test func `a limit of 0 caches nothing, and a large limit caches everything`() {
    let (none, all) = (MaskCache(byteLimit: 0), MaskCache())
    for masks in [none, all] {
      Self.fill(masks, count: 3)
      Self.fill(masks, count: 3)
    }
    #expect(none.statistics.byteCount == 0)
    #expect(none.statistics.misses == 12 && none.statistics.hits == 0)
    #expect(all.statistics.misses == 6 && all.statistics.hits == 6)
  }
}
