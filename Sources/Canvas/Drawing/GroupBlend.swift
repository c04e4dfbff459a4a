internal import CCairo

/// Lays a group over what it covers with an opacity that is exact.
///
/// Cairo has 255 steps of opacity, and half is none of them: an area at a half-way value would be a
/// level off as a whole. Halves of a level are rounded down.
enum GroupBlend {
  /// - Parameters:
  ///   - group: a finished group's pixels.
  ///   - target: the pixels below.
  ///   - area: in the coordinates that both surfaces' device offsets refer to, px.
  ///   - opacity: 0 to 1.
  static func lay(
    _ group: OpaquePointer, over target: OpaquePointer, in area: PixelRect, opacity: Double
  ) {
    cairo_surface_flush(group)
    cairo_surface_flush(target)
    guard let source = Pixels(group), let result = Pixels(target) else { return }
    let visible = area.intersection(source.bounds).intersection(result.bounds)
    let unit = 255 << 16
    let factor = Int((opacity * 65536).rounded())
    for y in visible.minY..<max(visible.minY, visible.maxY) {
      for x in visible.minX..<visible.maxX {
        let from = source.pixel(x, y)
        let alpha = Int(from[3])
        if alpha == 0 { continue }
        let to = result.pixel(x, y)
        for channel in 0..<4 {
          let below = Int(to[channel])
          let sum = below * (unit - alpha * factor) + Int(from[channel]) * 255 * factor
          to[channel] = UInt8((sum + unit / 2 - 1) / unit)
        }
      }
    }
    cairo_surface_mark_dirty(target)
  }

  /// An image surface's memory, by the coordinates that are drawn in.
  private struct Pixels {
    let bounds: PixelRect
    private let bytes: UnsafeMutablePointer<UInt8>
    private let bytesPerRow: Int

    init?(_ surface: OpaquePointer) {
      guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
      var (x, y) = (0.0, 0.0)
      cairo_surface_get_device_offset(surface, &x, &y)
      self.bytes = bytes
      bytesPerRow = Int(cairo_image_surface_get_stride(surface))
      bounds = PixelRect(
        x: -Int(x), y: -Int(y), width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)))
    }

    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
      bytes + (y - bounds.y) * bytesPerRow + (x - bounds.x) * 4
    }
  }
}
