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

@Suite struct `Image errors` {
  private func error(_ bytes: [UInt8], scale: Double = 1) throws -> ImageError {
    try #require(throws: ImageError.self) {
      try Image(png: bytes, scale: scale, name: "normal.png")
    }
  }

  private static let good = RawPNG(colorType: 0).bytes(
    width: 3, height: 2, rows: [[1, 2, 3], [4, 5, 6]])

  @Test func `a file without a PNG signature is rejected`() throws {
    for bytes in [[], Array("GIF89a".utf8), Array(repeating: 0, count: 100)] as [[UInt8]] {
      let error = try error(bytes)
      #expect(error.problem == .notPNG && "\(error)" == "normal.png is not a PNG file")
    }
    var other = Self.good
    other[12] = 0x58
    #expect(try error(other).problem == .notPNG)
  }

  @Test func `a file truncated anywhere is reported as truncated`() throws {
    #expect(try Image(png: Self.good).words.count == 6)
    for count in 1..<(Self.good.count - 8) {
      #expect(try error(Array(Self.good[..<count])).problem == .truncated, "\(count)")
    }
    #expect(try "\(error(Array(Self.good[..<40])))" == "normal.png is truncated")
  }

  @Test func `a wrong byte anywhere is either rejected or decoded`() throws {
    for place in Self.good.indices {
      var bytes = Self.good
      bytes[place] ^= 0xFF
      do { _ = try Image(png: bytes, name: "normal.png") } catch let error as ImageError {
        #expect("\(error)".hasPrefix("normal.png "))
      }
    }
    // A wrong checksum is reported with the reason from the library.
    var bytes = Self.good
    bytes[45] ^= 0x10
    let error = try error(bytes)
    let reason = if case .undecodable(let reason) = error.problem { reason } else { "" }
    #expect("\(error)" == "normal.png cannot be read as PNG: \(reason)")
  }

  @Test func `a file that inflates far beyond its size is rejected`() throws {
    // A block with fixed codes: a zero byte, then runs of 258 zero bytes in 13 bits each.
    var bits: [UInt8] = [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<66_000 { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bits.count, by: 8) {
      data.append(bits[start...].prefix(8).reversed().reduce(0) { $0 << 1 | $1 })
    }
    let png = RawPNG(colorType: 0)
    let error = try error(png.bytes(width: 83, height: 63, data: data))
    #expect(error.problem == .tooMuchData(width: 83, height: 63))
    #expect("\(error)" == "normal.png has far more data than its size, 83 x 63 px, needs")
    // The limit grows with the size.
    #expect(throws: Never.self) { try PNGFile(png.bytes(width: 1000, height: 200, data: data)) }
  }

  /// A compressed text can inflate to megabytes.
  @Test func `chunks that the pixels do not need are left out`() throws {
    var bytes = Self.good
    bytes.insert(contentsOf: RawPNG.chunk("zTXt", Array("a\0\0".utf8)), at: 33)
    #expect(try PNGFile(bytes).bytes == Self.good)
  }

  @Test func `an excessive or empty size is rejected before decoding`() throws {
    for (width, height, problem) in [
      (32768, 1, ImageError.Problem.tooLarge(width: 32768, height: 1)),
      (8193, 8192, .tooLarge(width: 8193, height: 8192)),
      (.max, .max, .tooLarge(width: 4_294_967_295, height: 4_294_967_295)),
      (0, 2, .empty), (3, 0, .empty),
    ] as [(UInt32, UInt32, ImageError.Problem)] {
      var bytes = Self.good
      let size = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 0xFF) } }
      bytes.replaceSubrange(16..<24, with: size)
      let error = try error(bytes)
      #expect(error.problem == problem)
      if width == 8193 { #expect("\(error)".hasPrefix("normal.png is 8193 x 8192 px")) }
    }
  }

  @Test func `an invalid scale and a wrong pixel count are rejected`() throws {
    for scale in [0, -1, .nan, .infinity, 1e-300, 1e300] as [Double] {
      let problem = try error(Self.good, scale: scale).problem
      let isScale = if case .badScale = problem { true } else { false }
      #expect(isScale, "\(scale)")
    }
    let pixel = Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    let error = try #require(throws: ImageError.self) {
      try Image(width: 2, height: 2, pixels: [pixel])
    }
    #expect("\(error)" == "the image has a number of pixels that does not match its size")
    #expect(throws: ImageError.self) { try Image(width: 0, height: 2, pixels: []) }
  }
}
