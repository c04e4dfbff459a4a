internal import CCairo

/// A mask that is made for one stroke of the painter, in memory that is used again.
struct ScratchMask: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  private var width = 0
  private var height = 0
  private var bytesPerRow = 0

  deinit {
    bytes?.deallocate()
  }

  /// Fills an area with the product of two masks.
  ///
  /// - Parameters:
  ///   - first: a mask.
  ///   - firstPlace: the pixels that all of it covers.
  ///   - second: another mask.
  ///   - secondPlace: the pixels that all of it covers.
  ///   - area: the pixels wanted; both masks cover them.
  mutating func setProduct(
    of first: Mask, at firstPlace: PixelRect, and second: Mask, at secondPlace: PixelRect,
    in area: PixelRect
  ) {
    let bytes = reserve(width: area.width, height: area.height)
    for y in 0..<area.height {
      let firstRow = first.rows.stored(area.y + y - firstPlace.y) * first.bytesPerRow
      let secondRow = second.rows.stored(area.y + y - secondPlace.y) * second.bytesPerRow
      let row = bytes + y * bytesPerRow
      for x in 0..<area.width {
        let a = first.bytes[firstRow + first.columns.stored(area.x + x - firstPlace.x)]
        let b = second.bytes[secondRow + second.columns.stored(area.x + x - secondPlace.x)]
        row[x] = UInt8((Int(a) * Int(b) + 127) / 255)
      }
    }
  }

  /// Lends the mask as a Cairo surface.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(bytesPerRow))
    else { return }
    body(surface)
    cairo_surface_destroy(surface)
  }

  private mutating func reserve(width: Int, height: Int) -> UnsafeMutablePointer<UInt8> {
    self.width = width
    self.height = height
    bytesPerRow = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    let needed = bytesPerRow * height
    if let bytes, needed <= capacity { return bytes }
    bytes?.deallocate()
    let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: needed)
    bytes = fresh
    capacity = needed
    return fresh
  }
}
