internal import CX11

/// The visual of a window, whose pixels are those of bitmaps.
struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32
  /// Whether the visual is the screen's default.
  let isDefault: Bool

  /// Takes the screen's default visual, or one beside it: a screen with 16 or 30 bits has one with
  /// an alpha channel, which is opaque in all pixels of a window.
  init(connection: DisplayConnection) throws(DisplayError) {
    let (display, screen) = (connection.display, connection.screen)
    guard let standard = XDefaultVisual(display, screen) else {
      throw .unsupportedPixels("missing")
    }
    let standardDepth = XDefaultDepth(display, screen)
    if Self.isUsable(standard.pointee, depth: standardDepth, of: display) {
      (visual, depth, isDefault) = (standard, standardDepth, true)
      return
    }
    for depth in [24, 32] as [Int32] {
      var found = XVisualInfo()
      if XMatchVisualInfo(display, screen, depth, TrueColor, &found) != 0,
        let visual = found.visual, Self.isUsable(visual.pointee, depth: depth, of: display)
      {
        (self.visual, self.depth, isDefault) = (visual, depth, false)
        return
      }
    }
    let bits = Self.bitsPerPixel(display, depth: standardDepth)
    let red = String(UInt(standard.pointee.red_mask), radix: 16)
    throw .unsupportedPixels(
      "of class \(standard.pointee.class) and depth \(standardDepth) in \(bits) bits, red in \(red)"
        + (XImageByteOrder(display) == LSBFirst ? "" : ", red first"))
  }

  private static func isUsable(_ visual: Visual, depth: Int32, of display: OpaquePointer) -> Bool {
    visual.class == TrueColor && (24...32).contains(depth)
      && bitsPerPixel(display, depth: depth) == 32 && UInt(visual.red_mask) == 0xFF0000
      && UInt(visual.green_mask) == 0xFF00 && UInt(visual.blue_mask) == 0xFF
      && XImageByteOrder(display) == LSBFirst
  }

  private static func bitsPerPixel(_ display: OpaquePointer, depth: Int32) -> Int32 {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return 0 }
    defer { XFree(formats) }
    return UnsafeBufferPointer(start: formats, count: Int(count))
      .first { $0.depth == depth }?.bits_per_pixel ?? 0
  }
}
