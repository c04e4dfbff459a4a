internal import CX11

struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32

  /// Checks a screen's default visual, which has to match that of bitmaps.
  init(connection: DisplayConnection) throws(DisplayError) {
    let display = connection.display
    guard let visual = XDefaultVisual(display, connection.screen) else {
      throw .unsupportedPixels("missing")
    }
    self.visual = visual
    depth = XDefaultDepth(display, connection.screen)
    let type = visual.pointee
    let bits = Self.bitsPerPixel(display, depth: depth)
    guard type.class == TrueColor, (24...32).contains(depth), bits == 32,
      UInt(type.red_mask) == 0xFF0000, UInt(type.green_mask) == 0xFF00,
      UInt(type.blue_mask) == 0xFF, XImageByteOrder(display) == LSBFirst
    else {
      throw .unsupportedPixels(
        "of class \(type.class) and depth \(depth) in \(bits) bits, "
          + "red in \(String(UInt(type.red_mask), radix: 16))"
          + (XImageByteOrder(display) == LSBFirst ? "" : ", red first"))
    }
  }

  private static func bitsPerPixel(_ display: OpaquePointer, depth: Int32) -> Int32 {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return 0 }
    defer { XFree(formats) }
    return UnsafeBufferPointer(start: formats, count: Int(count))
      .first { $0.depth == depth }?.bits_per_pixel ?? 0
  }
}
