internal import CCairo
import Glibc

extension Bitmap {
  /// The color bits of an opaque pixel; its alpha byte is undefined.
  private static let colorMask: UInt32 = 0xFF_FFFF

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    guard let bytes else { return nil }
    return UnsafeMutableRawPointer(bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies another opaque bitmap, cropped or padded with black.
  func copy(_ other: Bitmap) {
    let columns = min(width, other.width)
    for y in 0..<height {
      guard let row = row(y) else { return }
      if y < other.height, let source = other.row(y) {
        row.update(from: source, count: columns)
        (row + columns).update(repeating: 0, count: width - columns)
      } else {
        row.update(repeating: 0, count: width)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The bounds of the pixels that differ from an opaque bitmap of the same size.
  func changedArea(since other: Bitmap) -> PixelRect {
    var area = PixelRect.zero
    for y in 0..<min(height, other.height) {
      guard let new = row(y), let old = other.row(y) else { break }
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
      guard let source = row(area.y + y), let row = part.row(y) else { break }
      row.update(from: source + area.x, count: area.width)
    }
    cairo_surface_mark_dirty(part.surface)
    return part
  }
}
