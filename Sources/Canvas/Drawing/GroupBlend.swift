/// Lays a group over what it covers with an opacity that is exact.
///
/// Cairo has 255 steps of opacity, and half is none of them: an area at a half-way value would be a
/// level off as a whole. Halves of a level are rounded down.
enum GroupBlend {
  /// - Parameters:
  ///   - group: a finished group's pixels.
  ///   - target: the pixels below.
  ///   - area: px; both layers hold it.
  ///   - opacity: 0 to 1.
  static func lay(_ group: Layer, over target: Layer, in area: PixelRect, opacity: Double) {
    let unit = 255 << 16
    let factor = Int((opacity.clamped(to: 1) * 65536).rounded())
    for y in area.minY..<area.maxY {
      var from = group.pixel(area.minX, y)
      var to = target.pixel(area.minX, y)
      for _ in 0..<area.width {
        let alpha = Int(from[3])
        if alpha != 0 {
          for channel in 0..<4 {
            let below = Int(to[channel])
            let sum = below * (unit - alpha * factor) + Int(from[channel]) * 255 * factor
            to[channel] = UInt8((sum + unit / 2 - 1) / unit)
          }
        }
        from += 4
        to += 4
      }
    }
  }
}

extension Layer {
  /// The first byte of a pixel.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    image.bytes + (y - bounds.y) * image.bytesPerRow + (x - bounds.x) * 4
  }
}
