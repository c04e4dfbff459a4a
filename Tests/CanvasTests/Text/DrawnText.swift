@testable import Canvas

struct DrawnText {
  let bitmap: Bitmap

  init(width: Int = 400, height: Int = 120) throws {
    bitmap = try Bitmap(width: width, height: height)
    bitmap.bytes.update(repeating: 255, count: bitmap.bytesPerRow * height)
  }

  init(
    _ text: Text, at origin: Point = .zero, scale: Double = 1, with engine: TextEngine,
    width: Int = 400, height: Int = 120
  ) throws {
    try self.init(width: width, height: height)
    draw(text, at: origin, scale: scale, with: engine)
  }

  func draw(
    _ text: Text, at origin: Point = .zero, scale: Double = 1, clip: PixelRect? = nil,
    with engine: TextEngine
  ) {
    let painter = CairoPainter(target: bitmap, scale: scale, masks: MaskCache(), text: engine)
    painter.clipped(to: clip ?? PixelRect(0, 0, bitmap.width, bitmap.height)) {
      painter.draw(text, at: origin, color: .black)
    }
  }

  /// The smallest rectangle that contains all pixels that are not white.
  var touched: PixelRect {
    let (bytes, width, bytesPerRow) = (bitmap.bytes, bitmap.width, bitmap.bytesPerRow)
    var result = PixelRect.zero
    for y in 0..<bitmap.height {
      // The fourth byte of a pixel is undefined in an opaque bitmap.
      let row = UnsafeRawPointer(bytes + y * bytesPerRow)
      func isMarked(_ x: Int) -> Bool {
        row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFFFFFF != 0xFFFFFF
      }
      guard let first = (0..<width).first(where: isMarked),
        let last = (0..<width).last(where: isMarked)
      else { continue }
      result = result.union(PixelRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1))
    }
    return result
  }

  var pixels: [Bitmap.Pixel] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).compactMap { x in bitmap[x, y] } }
  }
}
