import Testing

@testable import Canvas

@Suite struct `Bitmaps` {
  @Test func `a new bitmap is black if opaque and clear if transparent`() throws {
    let opaque = try Bitmap(width: 3, height: 2)
    let transparent = try Bitmap(width: 3, height: 2, format: .transparent)
    #expect(opaque[2, 1] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(transparent[2, 1] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect((opaque.width, opaque.height, opaque.format) == (3, 2, .opaque))
    for (x, y) in [(-1, 0), (0, -1), (3, 0), (0, 2)] { #expect(opaque[x, y] == nil) }
  }

  @Test func `an impossible size throws an error that names the cause`() throws {
    for (width, height) in [(-1, 5), (5, -1), (40_000, 5), (5, 40_000)] {
      let error = try #require(throws: PictureError.self) {
        try Bitmap(width: width, height: height)
      }
      let isAllocation = if case .cannotAllocate = error { true } else { false }
      #expect(isAllocation && "\(error)".hasPrefix("cannot create a picture of that size: "))
    }
  }

  @Test func `a picture without a size throws an error that says so`() {
    #expect(throws: PictureError.noExtent(reason: "it has no pixels")) {
      try Bitmap(Size(0, 5)) { _ in }
    }
  }

  @Test func `foreign bytes are read blue first, and levels are rounded to the nearest`() throws {
    let bytes: [UInt8] = [
      1, 2, 3, 99, 4, 5, 6, 99, 0, 0, 0, 0, 7, 8, 9, 99, 10, 11, 12, 99, 0, 0, 0, 0,
    ]
    let bitmap = try Bitmap(width: 2, height: 2, bgrx: bytes, bytesPerRow: 12)
    #expect(bitmap[0, 0] == Bitmap.Pixel(red: 3, green: 2, blue: 1, alpha: 255))
    #expect(bitmap[1, 1] == Bitmap.Pixel(red: 12, green: 11, blue: 10, alpha: 255))
    for (width, height) in [(2, 3), (4, 1)] {
      #expect(throws: PictureError.self) {
        try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: 12)
      }
    }
    let clear = try Bitmap(width: 1, height: 1, format: .transparent)
    // With an alpha of 200/255, level 127 becomes 99.6. It is stored as 100, which is level 127.5.
    clear.painter.fill(
      Rect(0, 0, 1, 1), color: Color(red: 127 / 255, green: 254 / 255, blue: 0, alpha: 200 / 255))
    #expect(clear[0, 0] == Bitmap.Pixel(red: 128, green: 254, blue: 0, alpha: 200))
  }

  @Test func `the first difference is the first in row order, and so is a size`() throws {
    let (a, b) = (try Bitmap(width: 4, height: 4), try Bitmap(width: 4, height: 4))
    let taller = try Bitmap(width: 4, height: 5)
    #expect(a.hasSamePixels(as: b) && a.firstDifference(from: b) == nil)
    #expect(a.firstDifference(from: taller) == nil)
    #expect(!a.hasSamePixels(as: taller) && !taller.hasSamePixels(as: a))
    b.painter.fillAligned(Rect(0, 3, 1, 1), color: .white)
    b.painter.fillAligned(Rect(2, 1, 1, 1), color: .white)
    #expect(try #require(a.firstDifference(from: b)) == (2, 1))
    #expect(!a.hasSamePixels(as: b))
  }

  @Test func `a bitmap over foreign memory paints into that memory`() throws {
    var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
    try memory.withUnsafeMutableBytes { buffer in
      let start = try #require(buffer.baseAddress)
      let bitmap = try Bitmap(borrowing: start, width: 3, height: 4, bytesPerRow: 16)
      bitmap.painter.fillAligned(Rect(0, 0, 3, 4), color: Color(hex: 0x102030))
      #expect(bitmap[2, 3] == Bitmap.Pixel(red: 0x10, green: 0x20, blue: 0x30, alpha: 255))
    }
    #expect(Array(memory[0..<3]) == [0x30, 0x20, 0x10] && Array(memory[12..<16]) == [0, 0, 0, 0])
  }
}

@Suite struct `PNG files of bitmaps` {
  private func sample(_ format: Bitmap.Format) throws -> Bitmap {
    let bitmap = try Bitmap(width: 13, height: 9, format: format)
    let painter = bitmap.painter
    var scene = RandomScene(seed: 3, width: 16, height: 12)
    scene.list(count: 8).replay(on: painter, at: .zero, text: TextEngine())
    painter.fillAligned(Rect(1, 1, 3, 3), color: Color(hex: 0x34C759))
    return bitmap
  }

  @Test func `an opaque bitmap is written as RGB and read back unchanged`() throws {
    let bitmap = try sample(.opaque)
    let png = try bitmap.png()
    #expect(Array(png[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(png[16..<26]) == [0, 0, 0, 13, 0, 0, 0, 9, 8, 2])
    let back = try Bitmap(png: png)
    #expect(back.format == .opaque && back.hasSamePixels(as: bitmap))
    #expect(back[2, 2] == Bitmap.Pixel(red: 0x34, green: 0xC7, blue: 0x59, alpha: 255))
  }

  @Test func `a transparent bitmap is written as RGBA and read back within rounding`() throws {
    let bitmap = try sample(.transparent)
    let png = try bitmap.png()
    let back = try Bitmap(png: png)
    #expect(png[25] == 6 && back.format == .transparent)
    let (before, after) = (try Picture(bitmap), try Picture(back))
    #expect((after.width, after.height) == (13, 9) && after.largestDifference(from: before) <= 1)
    #expect(zip(before.pixels, after.pixels).allSatisfy { $0 >> 24 == $1 >> 24 })
  }

  @Test func `an empty, truncated or invalid file throws an error that names the cause`() throws {
    let png = try sample(.opaque).png()
    var broken = png
    broken[20] ^= 0xFF
    for file in [
      [], [0], Array("This is no picture.".utf8), Array(png[..<20]),
      Array(png[..<(png.count / 2)]), broken,
    ] {
      let error = try #require(throws: PictureError.self) { try Bitmap(png: file) }
      let reason = if case .cannotDecode(let reason) = error { reason } else { "" }
      #expect(!reason.isEmpty && "\(error)" == "cannot read the PNG file: \(reason)")
    }
  }

  /// libpng allocates the claimed size of a chunk before reading it.
  @Test func `a chunk with an excessive length is rejected without allocating it`() throws {
    var file = RawPNG(colorType: 0).bytes(width: 3, height: 1, rows: [[1, 2, 3]])
    file.insert(contentsOf: [0x54, 0x45, 0x58, 0x74] + Array("tEXt".utf8), at: 33)
    let error = try #require(throws: PictureError.self) { try Bitmap(png: file) }
    #expect(error == .cannotDecode(reason: "the image is truncated"))
  }
}
