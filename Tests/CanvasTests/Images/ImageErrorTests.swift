import Testing

@testable import Canvas

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
