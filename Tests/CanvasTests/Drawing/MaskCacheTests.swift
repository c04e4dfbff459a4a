import ControlsTesting
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

@Suite struct `Raster cache` {
  /// Requests a value that is also its key and its size.
  private func get(_ size: Int, from cache: RasterCache<Int, Int>) -> Int {
    cache.value(for: size, byteCount: { $0 }, make: { size })
  }

  @Test(arguments: [0, 100, 900, 4000])
  func `the cache never exceeds its byte limit`(limit: Int) {
    let cache = RasterCache<Int, Int>(byteLimit: limit)
    var random = SeededGenerator(seed: limit)
    for request in 1...300 {
      let size = random.int(in: 1...40) * 16
      #expect(get(size, from: cache) == size)
      let (hits, misses) = (cache.statistics.hits, cache.statistics.misses)
      #expect(cache.statistics.byteCount <= limit && hits + misses == request)
    }
    let statistics = cache.statistics
    #expect([statistics.hits > 0, statistics.evictions > 0] == [limit > 0, limit > 0])
  }

  @Test func `the least recently used values are evicted first`() {
    // Four values of about 256 bytes fit. The fifth evicts a quarter of the bytes.
    let cache = RasterCache<Int, Int>(byteLimit: 1024)
    for size in 253...256 { _ = get(size, from: cache) }
    _ = get(253, from: cache)
    _ = get(252, from: cache)
    #expect(cache.statistics.evictions == 2)
    let misses = cache.statistics.misses
    for size in [253, 256, 252] { _ = get(size, from: cache) }
    #expect(cache.statistics.misses == misses, "one that was used lately is gone")
    _ = get(254, from: cache)
    #expect(cache.statistics.misses == misses + 1, "the oldest is still there")
  }
}

@Suite struct `Byte limit of the mask cache` {
  private static func fill(_ masks: MaskCache, count: Int = 40) {
    for index in 0..<count {
      let shape = RoundedRectangle(Rect(0, 0, 20 + Double(index) / 30, 20), radius: 6)
      let device = DeviceShape(shape, scale: 1)
      _ = masks.mask(for: MaskKey(shape: device))
      let shadow = SpriteShadow(
        Shadow(offset: Point(0, 1), blur: 2, color: .black), of: shape, scale: 1,
        origin: device.bounds)
      let key = SpriteKey(shape: device, color: .white, soft: shadow, contact: shadow)
      _ = masks.surface(for: key) {
        ImageSurface(.colors, width: key.bounds.width, height: key.bounds.height)
      }
    }
  }

  @Test func `the default limit grows with the square of the scale`() {
    let quarters = [0.5, 1, 1.5, 2, 8, 1000].map {
      MaskCache.byteLimit(atScale: $0) * 4 / (3 << 20)
    }
    #expect(quarters == [4, 4, 9, 16, 256, 256])
  }

  @Test func `a lower limit evicts masks and sprites`() {
    let masks = MaskCache()
    Self.fill(masks)
    let full = masks.statistics
    #expect(full.evictions == 0 && full.byteCount > 100_000)
    for limit in [full.byteCount / 2, 8000, 0] {
      masks.byteLimit = limit
      #expect(masks.statistics.byteCount <= limit && masks.statistics.evictions > 0)
    }
    #expect(masks.statistics.evictions == 80 && masks.statistics.misses == full.misses)
  }

  @Test func `a limit of 0 caches nothing, and a large limit caches everything`() {
    for (masks, misses, hits) in [(MaskCache(byteLimit: 0), 12, 0), (MaskCache(), 6, 6)] {
      for _ in 1...2 { Self.fill(masks, count: 3) }
      #expect((masks.statistics.misses, masks.statistics.hits) == (misses, hits))
      #expect((masks.statistics.byteCount == 0) == (hits == 0))
    }
  }
}
