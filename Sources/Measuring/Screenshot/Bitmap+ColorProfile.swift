import Canvas

extension Bitmap {
  /// A copy whose colors are converted from a profile to sRGB.
  package func converted(from profile: ColorProfile) throws -> Bitmap {
    let result = try copy()
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(result.bytes + y * result.bytesPerRow)
        .bindMemory(to: UInt32.self, capacity: width)
      let colors = UnsafeMutableBufferPointer(start: row, count: width)
      let isOpaque = format == .opaque
      let converted = profile.converted(isOpaque ? Array(colors) : colors.map(Self.straight))
      for (x, color) in converted.enumerated() {
        colors[x] = isOpaque ? color : Self.premultiplied(color)
      }
    }
    result.pixelsChanged()
    return result
  }

  /// The color as 0xAARRGGBB with components that are not multiplied by alpha.
  private static func straight(_ color: UInt32) -> UInt32 {
    let alpha = color >> 24
    if alpha == 0 || alpha == 255 { return color }
    return mapped(color) { min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  private static func premultiplied(_ color: UInt32) -> UInt32 {
    let alpha = color >> 24
    if alpha == 255 { return color }
    return mapped(color) { ($0 * alpha + 127) / 255 }
  }

  private static func mapped(_ color: UInt32, _ component: (UInt32) -> UInt32) -> UInt32 {
    color & 0xFF00_0000 | component(color >> 16 & 0xFF) << 16 | component(color >> 8 & 0xFF) << 8
      | component(color & 0xFF)
  }
}
