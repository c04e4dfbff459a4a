import Testing

@testable import Canvas

@Suite("Sprites of raised shapes") struct SpriteTests {
  static let shadows = ShadowPair(
    soft: Shadow(offset: Point(0, 3), blur: 8, color: Color.black.opacity(0.15)),
    contact: Shadow(offset: Point(0, 3), blur: 1, color: Color(hex: 0x3366CC, alpha: 0.3)))

  private func thumb(at phase: Double, width: Double = 27) -> RoundedRectangle {
    .capsule(Rect(14 + phase, 12 + phase / 3, width, 27))
  }

  @Test(arguments: [1, 1.25, 2, 3])
  func `a sprite looks like shadows and shape painted one after the other`(scale: Double) throws {
    for phase in [0, 0.21, 0.5, 0.93] {
      for width in [27, 29.3, 31] {
        let thumb = thumb(at: phase, width: width)
        let color = Color(hex: 0xF0E0D0, alpha: 0.9)
        func picture(_ draw: (CairoPainter) -> Void) throws -> Picture {
          try Picture(
            Int(64 * scale), Int(60 * scale), scale: scale, page: Color(hex: 0x34C759), draw)
        }
        let sprite = try picture { $0.fill(thumb, color: color, casting: Self.shadows) }
        let strokes = try picture {
          $0.drawShadow(Self.shadows.soft, of: thumb)
          $0.drawShadow(Self.shadows.contact, of: thumb)
          $0.fill(thumb, color: color)
        }
        #expect(sprite.largestDifference(from: strokes) <= 2, "\(phase), \(width)")
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
    let raised = try Picture(400, 300, masks: masks) {
      $0.fill(card, color: .white, casting: Self.shadows)
    }
    let strokes = try Picture(400, 300) {
      $0.drawShadow(Self.shadows.soft, of: card)
      $0.drawShadow(Self.shadows.contact, of: card)
      $0.fill(card, color: .white)
    }
    #expect(raised.pixels == strokes.pixels)
    #expect(masks.statistics.byteCount < 100_000)
  }

  @Test func `an empty or clear shape shows nothing`() throws {
    let blank = try Picture(20, 20) { _ in }
    let clear = ShadowPair(
      soft: Shadow(offset: .zero, blur: 4, color: .clear),
      contact: Shadow(offset: .zero, blur: 0, color: .clear))
    let picture = try Picture(20, 20) {
      $0.fill(.capsule(Rect(5, 5, 0, 0)), color: .black, casting: clear)
      $0.fill(.capsule(Rect(5, 5, 9, 9)), color: .clear, casting: clear)
    }
    #expect(picture.pixels == blank.pixels)
  }

  @Test func `a thumb that changes width needs no new blur once its ends are cached`() throws {
    let ends = EndCache(byteLimit: 1 << 20)
    for sixteenths in [0...16, 16...64].joined() {
      let width = 27 + Double(sixteenths) / 16
      let shape = DeviceShape(thumb(at: 0, width: width), scale: 1, stride: 4).atOrigin
      _ = ShapeCoverage(of: MaskKey(shape: shape, sigma: 4), stretches: false, ends: ends)
      if sixteenths >= 16 { #expect(ends.statistics.misses == 16) }
    }
  }
}
