import Testing

@testable import Canvas

@Suite struct `Images` {
  static let gray: [UInt8] = [0, 90, 180, 255]

  @Test func `every level and alpha is premultiplied to the nearest level`() throws {
    var row: [UInt8] = []
    for alpha in 0...255 {
      for level in 0...255 {
        row += [UInt8(level), UInt8(255 - level), UInt8(level ^ 0x55), UInt8(alpha)]
      }
    }
    let rows = (0..<256).map { Array(row[($0 * 1024)..<($0 * 1024 + 1024)]) }
    // An uncompressed file holds at most 64 KB, so the pixels are split into several files.
    for start in stride(from: 0, to: 256, by: 32) {
      let part = Array(rows[start..<(start + 32)])
      let image = try Image(png: RawPNG(colorType: 6).bytes(width: 256, height: 32, rows: part))
      var pixels: [Bitmap.Pixel] = []
      for place in stride(from: start * 1024, to: (start + 32) * 1024, by: 4) {
        pixels.append(
          Bitmap.Pixel(
            red: row[place], green: row[place + 1], blue: row[place + 2], alpha: row[place + 3]))
      }
      let exact = pixels.map { pixel -> UInt32 in
        func level(_ value: UInt8) -> UInt32 {
          UInt32((Double(value) * Double(pixel.alpha) / 255).rounded())
        }
        return UInt32(pixel.alpha) << 24 | level(pixel.red) << 16 | level(pixel.green) << 8
          | level(pixel.blue)
      }
      #expect(image.words == exact)
      #expect(try Image(width: 256, height: 32, pixels: pixels) == image)
    }
  }

  @Test func `all kinds of PNG files give the same pixels`() throws {
    let gray = Self.gray
    let expected = gray.map { 0xFF00_0000 | UInt32($0) << 16 | UInt32($0) << 8 | UInt32($0) }
    func words(_ kind: RawPNG, _ row: [UInt8]) throws -> [UInt32] {
      try Image(png: kind.bytes(width: 4, height: 1, rows: [row])).words
    }
    #expect(try words(RawPNG(colorType: 0), gray) == expected)
    #expect(try words(RawPNG(colorType: 2), gray.flatMap { [$0, $0, $0] }) == expected)
    #expect(try words(RawPNG(colorType: 4), gray.flatMap { [$0, 255] }) == expected)
    #expect(try words(RawPNG(colorType: 6), gray.flatMap { [$0, $0, $0, 255] }) == expected)
    let wide = RawPNG(colorType: 0, bitDepth: 16)
    #expect(try words(wide, gray.flatMap { [$0, $0] }) == expected)
    let palette = RawPNG(colorType: 3, bitDepth: 2, palette: gray.flatMap { [$0, $0, $0] })
    #expect(try words(palette, [0b0001_1011]) == expected)
    let few = RawPNG(colorType: 0, bitDepth: 1)
    #expect(try words(few, [0b0101_0000]) == [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF])
    let clear = RawPNG(colorType: 0, transparency: [0, 90])
    #expect(try words(clear, gray) == [expected[0], 0, expected[2], expected[3]])
  }

  @Test func `an interlaced file is decoded in order`() throws {
    // Of 2 x 2 pixels, pass 1 has the first, pass 6 the second, and pass 7 the last row.
    let kind = RawPNG(colorType: 0, isInterlaced: true)
    let image = try Image(png: kind.bytes(width: 2, height: 2, rows: [[1], [2], [3, 4]]))
    #expect(image.words.map { $0 & 0xFF } == [1, 2, 3, 4])
  }

  @Test func `the size is in points`() throws {
    let image = Image(width: 6, scale: 2, words: Array(repeating: 0, count: 24))
    #expect(image.size == Size(3, 2))
    #expect(image.scale == 2)
  }

  @Test func `images with the same content are equal`() {
    let words: [UInt32] = [1, 2, 3, 4]
    let image = Image(width: 2, words: words)
    #expect(image == Image(width: 2, words: words))
    #expect(image.hashValue == Image(width: 2, words: words).hashValue)
    #expect(image != Image(width: 4, words: words))
    #expect(image != Image(width: 2, scale: 2, words: words))
    #expect(image != Image(width: 2, words: [1, 2, 3, 5]))
    var template = image
    template.isTemplate = true
    var capped = image
    capped.capInsets = .zero
    #expect(Set([image, template, capped]).count == 3)
  }
}
