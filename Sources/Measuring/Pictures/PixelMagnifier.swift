import Canvas

/// Pixels of a picture at a place on the screen: enlarged without interpolation, so that they can
/// be counted, and averaged where they are smaller than those of the screen.
package struct PixelMagnifier: Hashable {
  /// Of the picture.
  package var width, height: Int
  /// The picture's top left corner, in pixels of the screen.
  package var origin: Point
  /// The pixels of the screen per pixel of the picture.
  package var factor: Double

  package init(width: Int, height: Int, origin: Point, factor: Double) {
    (self.width, self.height) = (width, height)
    (self.origin, self.factor) = (origin, factor)
  }

  /// The rectangle on the screen that shows a rectangle of the picture.
  package func place(of part: PixelRect) -> PixelRect {
    PixelRect(
      covering: Rect(
        x: origin.x + Double(part.minX) * factor, y: origin.y + Double(part.minY) * factor,
        width: Double(part.width) * factor, height: Double(part.height) * factor), scale: 1)
  }

  /// The pixels of the picture that a column or a row of the screen shows, at least one.
  private func sources(_ pixel: Int, from start: Double, count: Int) -> Range<Int> {
    let (low, high) = ((Double(pixel) - start) / factor, (Double(pixel + 1) - start) / factor)
    let first = factor >= 1 ? Int(((low + high) / 2).rounded(.down)) : Int(low.rounded())
    let last = factor >= 1 ? first + 1 : Int(high.rounded())
    let place = min(max(first, 0), count - 1)
    return place..<min(max(last, place + 1), count)
  }

  /// The part of the picture in an area of the screen; `nil` if there is none.
  ///
  /// - Parameter color: The premultiplied color of a pixel as 0xAARRGGBB, by its index.
  package func image(
    of area: PixelRect, color: (Int) -> UInt32
  ) -> (image: Image, place: PixelRect)? {
    let whole = place(of: PixelRect(x: 0, y: 0, width: width, height: height))
    let place = whole.intersection(area)
    guard !place.isEmpty, width > 0, height > 0,
      let bitmap = try? Bitmap(width: place.width, height: place.height, format: .transparent)
    else { return nil }
    let columns = (place.minX..<place.maxX).map { sources($0, from: origin.x, count: width) }
    var above: Range<Int>?
    for y in 0..<place.height {
      let rows = sources(place.minY + y, from: origin.y, count: height)
      let target = UnsafeMutableRawPointer(bitmap.bytes + y * bitmap.bytesPerRow)
      // An enlarged pixel has several rows of the screen.
      if rows == above {
        target.copyMemory(from: target - bitmap.bytesPerRow, byteCount: bitmap.bytesPerRow)
        continue
      }
      above = rows
      for (x, columns) in columns.enumerated() {
        let isOne = columns.count == 1 && rows.count == 1
        let word =
          isOne ? color(rows.lowerBound * width + columns.lowerBound) : mean(rows, columns, color)
        target.storeBytes(of: word, toByteOffset: 4 * x, as: UInt32.self)
      }
    }
    bitmap.pixelsChanged()
    return (try? Image(bitmap)).map { ($0, place) }
  }

  private func mean(_ rows: Range<Int>, _ columns: Range<Int>, _ color: (Int) -> UInt32) -> UInt32 {
    var sums = SIMD4<UInt32>()
    for y in rows {
      for x in columns {
        let word = color(y * width + x)
        sums &+= SIMD4(word >> 24, word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
      }
    }
    let count = UInt32(rows.count * columns.count)
    let mean = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    return mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
  }
}
