import Testing

@testable import Canvas

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
      let error = try #require(throws: BitmapError.self) { try Bitmap(png: file) }
      let reason = if case .cannotDecode(let reason) = error { reason } else { "" }
      #expect(!reason.isEmpty && "\(error)" == "cannot read the PNG file: \(reason)")
    }
  }

  /// libpng allocates the claimed size of a chunk before reading it.
  @Test func `a chunk with an excessive length is rejected without allocating it`() throws {
    var file = RawPNG(colorType: 0).bytes(width: 3, height: 1, rows: [[1, 2, 3]])
    file.insert(contentsOf: [0x54, 0x45, 0x58, 0x74] + Array("tEXt".utf8), at: 33)
    let error = try #require(throws: BitmapError.self) { try Bitmap(png: file) }
    #expect(error == .cannotDecode(reason: "the image is truncated"))
  }
}
