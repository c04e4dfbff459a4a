/// A mask that is made for one stroke of the painter, in memory that is used again.
struct ScratchMask {
  private var image = PixelImage(.coverage, width: 64, height: 64)

  /// The product of two masks over an area, as an image whose first pixel is the area's.
  ///
  /// - Parameters:
  ///   - first: a mask.
  ///   - firstPlace: the pixels that all of it covers.
  ///   - second: another mask.
  ///   - secondPlace: the pixels that all of it covers.
  ///   - area: the pixels wanted; both masks cover them.
  mutating func product(
    of first: Mask, at firstPlace: PixelRect, and second: Mask, at secondPlace: PixelRect,
    in area: PixelRect
  ) -> PixelImage {
    if area.width > image.width || area.height > image.height {
      image = PixelImage(
        .coverage, width: max(area.width, image.width), height: max(area.height, image.height))
    }
    for y in 0..<area.height {
      let firstRow = first.rows.stored(area.y + y - firstPlace.y) * first.bytesPerRow
      let secondRow = second.rows.stored(area.y + y - secondPlace.y) * second.bytesPerRow
      let row = image.bytes + y * image.bytesPerRow
      for x in 0..<area.width {
        let a = first.bytes[firstRow + first.columns.stored(area.x + x - firstPlace.x)]
        let b = second.bytes[secondRow + second.columns.stored(area.x + x - secondPlace.x)]
        row[x] = UInt8((Int(a) * Int(b) + 127) / 255)
      }
    }
    return image
  }
}
