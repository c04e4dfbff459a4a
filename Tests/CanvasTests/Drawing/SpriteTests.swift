import Testing

@testable import Canvas

@Suite("Sprites of raised shapes") struct SpriteTests {
  static let shadows = ShadowPair(
    soft: Shadow(offset: Point(0, 3), blur: 8, color: Color.black.opacity(0.15)),
    contact: Shadow(offset: Point(0, 3), blur: 1, color: Color(hex: 0x3366CC, alpha: 0.3)))

  private func thumb(at phase: Double, width: Double = 27) -> RoundedRectangle {
    .capsule(Rect(14 + phase, 12 + phase / 3, width, 27))
  }

  /// Paints a raised shape as a sprite, and as shadows and shape one after the other.
  private func pictures(
    of shape: RoundedRectangle, _ color: Color, size: Size, scale: Double = 1,
    page: Color = .white, masks: MaskCache = MaskCache()
  ) throws -> [Picture] {
    let draws: [(CairoPainter) -> Void] = [
      { $0.fill(shape, color: color, casting: Self.shadows) },
      {
        $0.drawShadow(Self.shadows.soft, of: shape)
        $0.drawShadow(Self.shadows.contact, of: shape)
        $0.fill(shape, color: color)
      },
    ]
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    return try draws.map { try Picture(width, height, scale: scale, page: page, masks: masks, $0) }
  }

  @Test(arguments: [1, 1.25, 2, 3])
  func `a sprite looks like shadows and shape painted one after the other`(scale: Double) throws {
    for phase in [0, 0.21, 0.5, 0.93] {
      for width in [27, 29.3, 31] {
        let pictures = try pictures(
          of: thumb(at: phase, width: width), Color(hex: 0xF0E0D0, alpha: 0.9),
          size: Size(64, 60), scale: scale, page: Color(hex: 0x34C759))
        #expect(pictures[0].largestDifference(from: pictures[1]) <= 2, "\(phase), \(width)")
      }
    }
  }

  @Test(arguments: [1, 2])
  func `a sprite has the same bytes cached, uncached and painted in parts`(scale: Double) throws {
    let masks = MaskCache()
    let (width, height) = (Int(64 * scale), Int(60 * scale))
    for step in 0..<24 {
      let thumb = thumb(at: Double(step) / 24 * 1.3, width: 27 + Double(step % 5))
      func draw(_ painter: CairoPainter) {
        painter.fill(thumb, color: .white, casting: Self.shadows)
      }
      let fresh = try Picture(width, height, scale: scale, masks: MaskCache(byteLimit: 0), draw)
      for _ in 1...2 {
        let cached = try Picture(width, height, scale: scale, masks: masks, draw)
        #expect(cached.pixels == fresh.pixels)
      }
      let parts = try Picture(width, height, scale: scale, masks: masks) { painter in
        for x in stride(from: 0, to: width, by: 7) {
          painter.clipped(to: PixelRect(x, 0, 7, 31)) { draw(painter) }
          painter.clipped(to: PixelRect(x, 31, 7, height)) { draw(painter) }
        }
      }
      #expect(parts.pixels == fresh.pixels)
    }
  }

  @Test func `a sprite too large for the cache is painted as separate shadows and shape`() throws {
    let masks = MaskCache()
    let card = RoundedRectangle(Rect(20, 20, 360, 260), radius: 12)
    let pictures = try pictures(of: card, .white, size: Size(400, 300), masks: masks)
    #expect(pictures[0].pixels == pictures[1].pixels && masks.statistics.byteCount < 100_000)
  }

  @Test func `an empty or clear shape shows nothing`() throws {
    let shadow = Shadow(offset: .zero, blur: 4, color: .clear)
    let sharp = Shadow(offset: .zero, blur: 0, color: .clear)
    let clear = ShadowPair(soft: shadow, contact: sharp)
    let picture = try Picture(20, 20) {
      $0.fill(.capsule(Rect(5, 5, 0, 0)), color: .black, casting: clear)
      $0.fill(.capsule(Rect(5, 5, 9, 9)), color: .clear, casting: clear)
    }
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}
