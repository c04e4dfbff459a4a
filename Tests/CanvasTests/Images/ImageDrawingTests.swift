import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Image drawing` {
  /// An image with every level of alpha and color and no equal adjacent pixels.
  private func sample(width: Int, height: Int, scale: Double, isOpaque: Bool) -> Image {
    let words = (0..<(width * height)).map { place -> UInt32 in
      let alpha = isOpaque ? 255 : UInt32(place * 53 % 256)
      func level(_ step: UInt32) -> UInt32 { UInt32(place) * step % (alpha + 1) }
      return alpha << 24 | level(7) << 16 | level(13) << 8 | level(29)
    }
    return Image(width: width, scale: scale, words: words)
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `at its own scale an image is drawn byte by byte`(scale: Double) throws {
    for isOpaque in [true, false] {
      let image = sample(width: 30, height: 20, scale: scale, isOpaque: isOpaque)
      let place = Rect(origin: Point(2 / scale, 3 / scale), size: image.size)
      let picture = try Picture(40, 30, scale: scale, page: isOpaque ? .white : nil) {
        $0.draw(image, in: place)
      }
      let pixels = (0..<1200).map { index -> UInt32 in
        let (x, y) = (index % 40 - 2, index / 40 - 3)
        let isInside = (0..<30).contains(x) && (0..<20).contains(y)
        return isInside ? image.words[y * 30 + x] : isOpaque ? 0xFFFF_FFFF : 0
      }
      #expect(picture.pixels == pixels)
    }
  }

  @Test func `an image is composited over the page by its alpha`() throws {
    let image = sample(width: 16, height: 16, scale: 1, isOpaque: false)
    let page = Color(hex: 0x3366CC)
    let picture = try Picture(16, 16, page: page) { $0.draw(image, in: Rect(0, 0, 16, 16)) }
    for (seen, word) in zip(picture.pixels, image.words) {
      for (shift, level) in [(16, 0x33), (8, 0x66), (0, 0xCC)] as [(UInt32, Double)] {
        let kept = 1 - Double(word >> 24) / 255
        let exact = Double(word >> shift & 0xFF) + level * kept
        #expect(abs(Double(seen >> shift & 0xFF) - exact) <= 1)
      }
    }
  }

  @Test func `a template has a color, and an image whole pixels and an opacity`() throws {
    var image = Image(width: 3, words: [0xFF12_3456, 0x8000_0040, 0x0000_0000])
    let red = Color(hex: 0xFF0000)
    func row(_ color: Color?) throws -> [UInt32] {
      try Picture(3, 1, page: nil) { $0.draw(image, in: Rect(0, 0, 3, 1), color: color) }.pixels
    }
    #expect(try row(red) == image.words)
    image.isTemplate = true
    let rows = try [red, red.opacity(0), nil].map { try row($0) }
    #expect(rows == [[0xFFFF_0000, 0x8080_0000, 0], [0, 0, 0], image.words])
    let opaque = sample(width: 5, height: 4, scale: 1, isOpaque: true)
    let pixels = try [(2.4, 3.49), (2, 3), (2.5, 2.6), (3, 3)].map { x, y in
      try Picture(12, 12) { $0.draw(opaque, in: Rect(x, y, 5, 4)) }.pixels
    }
    #expect(pixels[0] == pixels[1] && pixels[2] == pixels[3])
    let pair = Image(width: 2, words: [0xFF00_0000, 0xFFFF_FFFF])
    let picture = try Picture(2, 1) { painter in
      painter.group(opacity: 0.4) { painter.draw(pair, in: Rect(0, 0, 2, 1)) }
    }
    #expect(picture.pixels == [0xFF99_9999, 0xFFFF_FFFF])
  }

  @Test func `an image of one color keeps its color at every size`() throws {
    let image = Image(width: 3, words: Array(repeating: 0x8040_2060, count: 9))
    for side in 1...40 {
      let place = Rect(0, 0, Double(side), 40)
      let painted = Set(try Picture(40, 40, page: nil) { $0.draw(image, in: place) }.pixels)
      #expect(painted == (side == 40 ? [0x8040_2060] : [0x8040_2060, 0]))
    }
  }

  @Test func `an enlarged image is interpolated, and a reduced image is averaged`() throws {
    let image = Image(width: 2, words: [0xFF00_0000, 0xFFC8_C8C8])
    for (width, levels) in [(4, [0, 50, 150, 200]), (1, [100])] as [(Int, [UInt32])] {
      let picture = try Picture(width, 1, page: nil) {
        $0.draw(image, in: Rect(0, 0, Double(width), 1))
      }
      #expect(picture.pixels == levels.map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 })
    }
  }

  @Test func `empty and invalid rectangles paint nothing`() throws {
    let image = sample(width: 5, height: 4, scale: 1, isOpaque: true)
    for width in [.nan, -3, 0] as [Double] {
      for height in [.nan, -3, 0, 4] as [Double] {
        let picture = try Picture(8, 8) { $0.draw(image, in: Rect(1, 1, width, height)) }
        #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
      }
    }
    let huge = try Picture(8, 8) { $0.draw(image, in: Rect(-1e9, -1e9, 4e9, .infinity)) }
    #expect(huge.pixels.contains { $0 != 0xFFFF_FFFF })
  }

  @Test(arguments: 1...20)
  func `painting parts of an image gives the pixels of the whole`(seed: Int) throws {
    var scene = RandomScene(seed: seed)
    let image = scene.image()
    // Small images come from the cache; large ones are stretched where they are visible.
    for side in [1100.0, scene.random.number(in: 1...60)] {
      let place = Rect(scene.random.number(in: -3...3), -2, side, side)
      let tint = scene.color()
      let whole = try Picture(60, 60) { $0.draw(image, in: place, color: tint) }
      let parts = try Picture(60, 60) { painter in
        for (x, y) in [(0, 0), (23, 0), (0, 31), (23, 31)] {
          let part = PixelRect(minX: x, minY: y, maxX: x == 0 ? 23 : 60, maxY: y == 0 ? 31 : 60)
          painter.clipped(to: part) { painter.draw(image, in: place, color: tint) }
        }
      }
      #expect(parts.pixels == whole.pixels)
    }
  }

  @Test func `stretched images are cached within the limit for sprites`() throws {
    let masks = MaskCache(byteLimit: 8000)
    let image = sample(width: 5, height: 4, scale: 1, isOpaque: true)
    for count in 1...3 {
      _ = try Picture(20, 20, masks: masks) { $0.draw(image, in: Rect(0, 0, 20, 20)) }
      #expect(masks.statistics.misses == 1 && masks.statistics.hits == count - 1)
    }
    #expect(masks.statistics.byteCount == 1600)
    for width in 21...24 {
      _ = try Picture(30, 30, masks: masks) { $0.draw(image, in: Rect(0, 0, Double(width), 20)) }
    }
    #expect(masks.statistics.byteCount <= 4000 && masks.statistics.evictions > 0)
  }
}
