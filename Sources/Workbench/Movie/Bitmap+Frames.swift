import Canvas
import Glibc

/// The frames of animated PNG.
extension Bitmap {
  /// The color bits of an opaque pixel; its alpha byte is undefined.
  private static let colorMask: UInt32 = 0xFF_FFFF

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies another opaque bitmap, cropped or padded with black.
  func copy(_ other: Bitmap) {
    for y in 0..<height {
      let columns = y < other.height ? min(width, other.width) : 0
      if columns > 0 { row(y).update(from: other.row(y), count: columns) }
      (row(y) + columns).update(repeating: 0, count: width - columns)
    }
    pixelsChanged()
  }

  /// The bounds of the pixels that differ from an opaque bitmap of the same size.
  func changedArea(since other: Bitmap) -> PixelRect {
    var area = PixelRect.zero
    for y in 0..<min(height, other.height) {
      let (new, old) = (row(y), other.row(y))
      if memcmp(new, old, 4 * width) == 0 { continue }
      func differs(_ x: Int) -> Bool { (new[x] ^ old[x]) & Self.colorMask != 0 }
      guard let first = (0..<width).first(where: differs),
        let last = (0..<width).last(where: differs)
      else { continue }
      area = area.union(PixelRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1))
    }
    return area
  }

  func part(_ area: PixelRect) throws -> Bitmap {
    let part = try Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      part.row(y).update(from: row(area.y + y) + area.x, count: area.width)
    }
    return part
  }
}
