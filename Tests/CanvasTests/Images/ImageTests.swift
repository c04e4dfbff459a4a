import Testing

@testable import Canvas

@Suite struct `Images` {
  @Test func `every level and alpha is premultiplied to the nearest level`() throws {
    // An uncompressed file holds at most 64 KB, so the pixels are split into several files.
    for start in stride(from: 0, to: 256, by: 32) {
      let rows = (start..<(start + 32)).map { (alpha: Int) -> [Bitmap.Pixel] in
        (0..<256).map { (level: Int) -> Bitmap.Pixel in
          Bitmap.Pixel(
            red: UInt8(level), green: UInt8(255 - level), blue: UInt8(level ^ 0x55),
            alpha: UInt8(alpha))
        }
      }
      let bytes: [[UInt8]] = rows.map { $0.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }
      let image = try Image(png: RawPNG(colorType: 6).bytes(width: 256, height: 32, rows: bytes))
      let exact = rows.joined().map { pixel -> UInt32 in
        func level(_ value: UInt8) -> UInt32 {
          UInt32((Double(value) * Double(pixel.alpha) / 255).rounded())
        }
        return UInt32(pixel.alpha) << 24 | level(pixel.red) << 16 | level(pixel.green) << 8
          | level(pixel.blue)
      }
      #expect(image.words == exact)
      #expect(try Image(width: 256, height: 32, pixels: Array(rows.joined())) == image)
    }
  }

  @Test func `all kinds of PNG files give the same pixels`() throws {
    let gray: [UInt8] = [0, 90, 180, 255]
    let expected = gray.map { 0xFF00_0000 | UInt32($0) << 16 | UInt32($0) << 8 | UInt32($0) }
    let rgb = gray.flatMap { [$0, $0, $0] }
    for (kind, row, words) in [
      (RawPNG(colorType: 0), gray, expected), (RawPNG(colorType: 2), rgb, expected),
      (RawPNG(colorType: 4), gray.flatMap { [$0, 255] }, expected),
      (RawPNG(colorType: 6), gray.flatMap { [$0, $0, $0, 255] }, expected),
      (RawPNG(colorType: 0, bitDepth: 16), gray.flatMap { [$0, $0] }, expected),
      (RawPNG(colorType: 3, bitDepth: 2, palette: rgb), [0b0001_1011], expected),
      (
        RawPNG(colorType: 0, bitDepth: 1), [0b0101_0000],
        [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]
      ),
      (
        RawPNG(colorType: 0, transparency: [0, 90]), gray,
        [expected[0], 0, expected[2], expected[3]]
      ),
    ] as [(RawPNG, [UInt8], [UInt32])] {
      let image = try Image(png: kind.bytes(width: 4, height: 1, rows: [row]))
      #expect(image.words == words, "\(kind)")
    }
    // Of 2 x 2 pixels, pass 1 has the first, pass 6 the second, and pass 7 the last row.
    let interlaced = RawPNG(colorType: 0, isInterlaced: true)
    let image = try Image(png: interlaced.bytes(width: 2, height: 2, rows: [[1], [2], [3, 4]]))
    #expect(image.words.map { $0 & 0xFF } == [1, 2, 3, 4])
  }

  @Test func `images with the same content are equal, and their size is in points`() {
    let image = Image(width: 2, words: [1, 2, 3, 4])
    var (template, capped) = (image, image)
    template.isTemplate = true
    capped.capInsets = .zero
    let different = [
      image, Image(width: 4, words: [1, 2, 3, 4]), Image(width: 2, scale: 2, words: [1, 2, 3, 4]),
      Image(width: 2, words: [1, 2, 3, 5]), template, capped,
    ]
    #expect(Set(different + [Image(width: 2, words: [1, 2, 3, 4])]).count == different.count)
    let sized = Image(width: 6, scale: 2, words: Array(repeating: 0, count: 24))
    #expect(sized.size == Size(3, 2) && sized.scale == 2)
  }
}
