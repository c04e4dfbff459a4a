import Canvas

extension Bitmap {
  /// Replaces the pixels of an area by those of a bitmap of the same size; `nil` clears them.
  func replace(_ area: PixelRect, by other: Bitmap?) {
    let (offset, count) = (area.x * 4, area.width * 4)
    for y in area.y..<area.maxY {
      let target = bytes + y * bytesPerRow + offset
      if let other {
        target.update(from: other.bytes + y * other.bytesPerRow + offset, count: count)
      } else {
        target.update(repeating: 0, count: count)
      }
    }
    pixelsChanged()
  }
}
