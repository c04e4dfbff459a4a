internal import CCairo

#if canImport(Glibc)
import Glibc
#endif

extension Bitmap {
  /// The colour without what lies beside it, in an opaque picture's pixel.
  private static let colorMask: UInt32 = 0xFF_FFFF

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    guard let bytes else { return nil }
    return UnsafeMutableRawPointer(bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Becomes what another opaque picture shows, cut off or with black around it where that has another
  /// size.
  func take(_ other: Bitmap) {
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

  /// The smallest rectangle outside which an opaque picture shows what one of the same size did.
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

  /// A part of an opaque picture that lies within it.
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
