struct ScratchMask {
  private var image = PixelImage(.coverage, width: 64, height: 64)

  /// The product of two masks over an area that both cover; the places are those of their origins.
  mutating func product(
    of first: Mask, at firstPlace: PixelRect, and second: Mask, at secondPlace: PixelRect,
    in area: PixelRect
  ) -> PixelImage {
    if area.width > image.width || area.height > image.height {
      image = PixelImage(
        .coverage, width: max(area.width, image.width), height: max(area.height, image.height))
    }
    for y in 0..<area.height {
      Self.multiply(
        MaskRow(first, y: area.y + y - firstPlace.y), from: area.x - firstPlace.x,
        MaskRow(second, y: area.y + y - secondPlace.y), from: area.x - secondPlace.x,
        count: area.width, to: image.bytes + y * image.bytesPerRow)
    }
    return image
  }

  private static func multiply(
    _ first: MaskRow, from firstStart: Int, _ second: MaskRow, from secondStart: Int, count: Int,
    to row: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    while x < count {
      let (a, b) = (first.run(at: firstStart + x), second.run(at: secondStart + x))
      let length = min(count - x, a.length, b.length)
      let to = row + x
      switch (a.isRepeated, b.isRepeated) {
      case (false, false):
        for step in 0..<length { to[step] = product(a.bytes[step], b.bytes[step]) }
      case (true, false): scale(b.bytes, by: a.bytes.pointee, count: length, to: to)
      case (false, true): scale(a.bytes, by: b.bytes.pointee, count: length, to: to)
      case (true, true):
        to.update(repeating: product(a.bytes.pointee, b.bytes.pointee), count: length)
      }
      x += length
    }
  }

  private static func scale(
    _ values: UnsafePointer<UInt8>, by factor: UInt8, count: Int,
    to row: UnsafeMutablePointer<UInt8>
  ) {
    if factor == 255 { return row.update(from: values, count: count) }
    if factor == 0 { return row.update(repeating: 0, count: count) }
    for step in 0..<count { row[step] = product(values[step], factor) }
  }

  /// Rounded; division by 255 is a multiplication by 2^23 / 255.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: ((UInt32(a) &* UInt32(b) &+ 127) &* 0x8081) >> 23)
  }
}

private struct MaskRow {
  /// Consecutive pixels, or one repeated pixel.
  struct Run {
    var bytes: UnsafePointer<UInt8>
    var length: Int
    var isRepeated: Bool
  }

  private let bytes: UnsafePointer<UInt8>
  private let columns: Mask.Stretch

  init(_ mask: Mask, y: Int) {
    bytes = UnsafePointer(mask.bytes + mask.rows.stored(y) * mask.bytesPerRow)
    columns = mask.columns
  }

  func run(at x: Int) -> Run {
    if x < columns.index {
      return Run(bytes: bytes + x, length: columns.index - x, isRepeated: false)
    }
    let end = columns.index + columns.extra
    if x <= end { return Run(bytes: bytes + columns.index, length: end + 1 - x, isRepeated: true) }
    return Run(bytes: bytes + x - columns.extra, length: .max, isRepeated: false)
  }
}
