import Testing

@testable import Canvas

/// Keys differ if and only if pixels differ.
@Suite struct `Raster cache keys` {
  static let shape = DeviceShape(RoundedRectangle(Rect(0.25, 0.5, 30, 22), radius: 5), scale: 1)

  private static func variants<Value>(_ first: Value, _ changes: [(inout Value) -> Void]) -> [Value]
  {
    [first]
      + changes.map { change in
        var value = first
        change(&value)
        return value
      }
  }

  static let shapes = variants(
    shape,
    [
      { $0.edges.x += 1 }, { $0.edges.y += 1 }, { $0.edges.width += 1 }, { $0.edges.height += 1 },
      { $0.radius = 6 }, { $0.radius = 5.01 }, { $0.curve = .continuous },
    ])

  static let sprites = variants(
    sprite,
    [
      { $0.shape.radius = 6 }, { $0.shape.curve = .continuous }, { $0.shape.edges.width += 1 },
      { $0.color.red = 0.5 }, { $0.color.green = 0.5 }, { $0.color.blue = 0.5 },
      { $0.color.alpha = 0.5 }, { $0.soft.mask.shape.edges.x -= 64 },
      { $0.soft.mask.shape.radius = 9 }, { $0.soft.mask.sigma = 3 }, { $0.soft.color.alpha = 0.6 },
      { $0.contact.mask.shape.edges.height += 64 }, { $0.contact.mask.shape.radius = 9 },
      { $0.contact.mask.sigma = 1.5 }, { $0.contact.color.blue = 1 },
    ])

  static var sprite: SpriteKey {
    let raised = RoundedRectangle(Rect(0.25, 0.5, 30, 22), radius: 5)
    func shadow(_ blur: Double) -> SpriteShadow {
      SpriteShadow(
        Shadow(offset: Point(0, 2), blur: blur, color: Color(hex: 0x202020, alpha: 0.3)),
        of: raised, scale: 1, origin: shape.bounds)
    }
    return SpriteKey(shape: shape, color: Color(hex: 0xF0E0D0), soft: shadow(4), contact: shadow(1))
  }

  @Test func `keys of shapes and sprites differ if any field differs`() {
    #expect(Set(Self.shapes).count == Self.shapes.count)
    #expect(Set(Self.sprites).count == Self.sprites.count)
    #expect(Self.shape == Self.shape.moved(x: 3, y: -2).atOrigin)
    #expect(Self.shape != Self.shape.moved(x: 3, y: 0))
  }

  /// Returns the bytes of the keys, which a cache makes once for each key.
  private func bytes<Key>(
    of keys: [Key], cached: (Key, MaskCache) -> [UInt8], fresh: (Key) -> [UInt8]
  ) -> [[UInt8]] {
    let masks = MaskCache()
    let held = keys.map { cached($0, masks) }
    #expect(masks.statistics.misses == keys.count)
    for (key, bytes) in zip(keys, held) {
      #expect(cached(key, masks) == bytes && fresh(key) == bytes, "\(key)")
    }
    #expect(masks.statistics.misses == keys.count)
    return held
  }

  @Test func `a cache keeps masks with different keys apart`() {
    var keys = Self.shapes.map { MaskKey(shape: $0) }
    keys += Self.shapes.map { MaskKey(shape: $0, ringWidth: 1) }
    keys += Self.shapes.map { MaskKey(shape: $0, sigma: 1) }
    keys += [MaskKey(shape: Self.shape, ringWidth: 1.5), MaskKey(shape: Self.shape, sigma: 1.5)]
    _ = bytes(of: keys, cached: { $1.mask(for: $0).fullBytes }, fresh: { Mask($0).fullBytes })
  }

  @Test func `a cache keeps path masks with different keys apart`() {
    let keys =
      [
        (Path.smallSun, 1, 0, 0), (Path.smallSun, 1, 32, 0), (Path.smallSun, 1, 0, 32),
        (Path.smallSun, 1.25, 0, 0), (Path.largeSun, 1, 0, 0),
      ].map { PathKey(path: $0, scale: $1, phaseX: $2, phaseY: $3) }
      + [1, 2].map {
        PathKey(path: .smallSun, stroke: Stroke(width: $0), scale: 1, phaseX: 0, phaseY: 0)
      }
    let paths = bytes(
      of: keys, cached: { $1.mask(for: $0).fullBytes }, fresh: { $0.mask().fullBytes })
    #expect(Set(paths).count == keys.count)
  }

  @Test func `a cache keeps pictures of raised shapes with different keys apart`() throws {
    let masks = MaskCache()
    let shadows = [4, 6].map {
      ShadowPair(
        soft: Shadow(offset: Point(0, 2), blur: $0, color: .black),
        contact: Shadow(offset: Point(0, 1), blur: 1, color: .black))
    }
    for (width, pair) in [(30.0, shadows[0]), (30, shadows[1]), (31, shadows[0])] {
      func paint(_ painter: CairoPainter) {
        let shape = RoundedRectangle(Rect(8.25, 8.5, width, 22), radius: 5)
        painter.fill(shape, color: .white, casting: pair)
      }
      let cached = try Picture(48, 40, masks: masks, paint)
      #expect(try cached.pixels == Picture(48, 40, masks: MaskCache(byteLimit: 0), paint).pixels)
    }
  }
}
