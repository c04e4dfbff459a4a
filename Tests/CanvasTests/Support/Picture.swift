import Testing

@testable import Canvas

struct Picture {
  let width: Int
  let height: Int

  /// ARGB words, row by row, with an alpha of 255 on a page.
  let pixels: [UInt32]

  /// Paints on a page or a transparent bitmap, with or without a clip.
  init(
    _ width: Int, _ height: Int, scale: Double = 1, page: Color? = .white,
    masks: MaskCache = MaskCache(), clip: PixelRect? = nil, text: TextEngine = TextEngine(),
    _ body: (CairoPainter) -> Void
  ) throws {
    let bitmap = try Bitmap(
      width: width, height: height, format: page == nil ? .transparent : .opaque)
    let painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
    if let page { painter.fillAligned(Rect(0, 0, Double(width), Double(height)), color: page) }
    if let clip { painter.clipped(to: clip) { body(painter) } } else { body(painter) }
    try self.init(bitmap)
  }

  init(_ bitmap: Bitmap) throws {
    let bytes = UnsafeRawPointer(bitmap.bytes)
    let (width, stride) = (bitmap.width, bitmap.bytesPerRow)
    let opaque: UInt32 = bitmap.format == .opaque ? 0xFF00_0000 : 0
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * bitmap.height)
    for y in 0..<bitmap.height {
      let row = UnsafeRawBufferPointer(start: bytes + y * stride, count: width * 4)
      pixels.append(contentsOf: row.bindMemory(to: UInt32.self).lazy.map { $0 | opaque })
    }
    self.width = width
    self.height = bitmap.height
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The darkness of the green channel, 0...1.
  var darkness: [Double] { pixels.map { Double(255 - ($0 >> 8 & 0xFF)) / 255 } }

  func clipped(to clip: PixelRect) -> [UInt32] {
    pixels.indices.map { index in
      clip.contains(PixelRect(index % width, index / width, 1, 1)) ? pixels[index] : 0xFFFF_FFFF
    }
  }

  func difference(from other: Picture) -> PixelRect {
    var result = PixelRect.zero
    for (x, y) in differingPlaces(from: other) { result = result.union(PixelRect(x, y, 1, 1)) }
    return result
  }

  func differingPlaces(from other: Picture) -> [(x: Int, y: Int)] {
    if pixels == other.pixels { return [] }
    return pixels.indices.filter { pixels[$0] != other.pixels[$0] }.map { ($0 % width, $0 / width) }
  }

  func largestDifference(from other: Picture) -> Int {
    zip(pixels, other.pixels).reduce(0) { largest, pair in
      [0, 8, 16, 24].reduce(largest) { largest, shift in
        max(largest, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }
}

extension Bitmap {
  /// A painter at scale 1 with new caches.
  var painter: CairoPainter {
    CairoPainter(target: self, scale: 1, masks: MaskCache(), text: TextEngine())
  }
}
