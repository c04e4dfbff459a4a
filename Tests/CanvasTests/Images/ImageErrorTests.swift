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
      #expect(error.problem == .notPNG)
      #expect("\(error)" == "normal.png is not a PNG file")
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
    let error = try error(Array(Self.good[..<40]))
    #expect("\(error)" == "normal.png is truncated")
  }

  @Test func `a wrong byte anywhere is either rejected or decoded`() throws {
    for place in Self.good.indices {
      var bytes = Self.good
      bytes[place] ^= 0xFF
      do {
        _ = try Image(png: bytes, name: "normal.png")
      } catch let error as ImageError {
        #expect("\(error)".hasPrefix("normal.png "))
      }
    }
  }

  @Test func `an excessive or empty size is rejected before decoding`() throws {
    func claiming(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
      var bytes = Self.good
      bytes.replaceSubrange(16..<24, with: width + height)
      return bytes
    }
    let side = try error(claiming([0, 0, 0x80, 0], [0, 0, 0, 1]))
    #expect(side.problem == .tooLarge(width: 32768, height: 1))
    let area = try error(claiming([0, 0, 0x20, 1], [0, 0, 0x20, 0]))
    #expect(area.problem == .tooLarge(width: 8193, height: 8192))
    #expect("\(area)".hasPrefix("normal.png is 8193 x 8192 px"))
    let all = try error(claiming([255, 255, 255, 255], [255, 255, 255, 255]))
    #expect(all.problem == .tooLarge(width: 4_294_967_295, height: 4_294_967_295))
    #expect(try error(claiming([0, 0, 0, 0], [0, 0, 0, 2])).problem == .empty)
    #expect(try error(claiming([0, 0, 0, 3], [0, 0, 0, 0])).problem == .empty)
  }

  @Test func `a wrong checksum is reported with the reason from the library`() throws {
    var bytes = Self.good
    bytes[45] ^= 0x10
    let error = try error(bytes)
    guard case .undecodable(let reason) = error.problem else {
      Issue.record("\(error)")
      return
    }
    #expect("\(error)" == "normal.png cannot be read as PNG: \(reason)")
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300] as [Double])
  func `an invalid scale is rejected`(scale: Double) throws {
    let error = try error(Self.good, scale: scale)
    guard case .badScale = error.problem else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `a pixel count that does not match the size is rejected`() throws {
    let pixel = Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    let error = try #require(throws: ImageError.self) {
      try Image(width: 2, height: 2, pixels: [pixel])
    }
    #expect("\(error)" == "the image has a number of pixels that does not match its size")
    #expect(throws: ImageError.self) { try Image(width: 0, height: 2, pixels: []) }
  }
}
