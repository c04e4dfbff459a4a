internal import CX11

/// How the display keeps its pixels.
struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32

  private static let depths: ClosedRange<Int32> = 24...32
  private static let redMask: UInt = 0xFF0000
  private static let greenMask: UInt = 0x00FF00
  private static let blueMask: UInt = 0x0000FF

  /// The default visual of a screen, which has to be the one that is painted in memory.
  init(connection: DisplayConnection) throws(DisplayError) {
    let display = connection.display
    guard let visual = XDefaultVisual(display, connection.screen) else {
      throw .unsupportedPixels("missing")
    }
    self.visual = visual
    depth = XDefaultDepth(display, connection.screen)
    let type = visual.pointee
    let bits = Self.bitsPerPixel(display, depth: depth)
    let hasMasks =
      UInt(type.red_mask) == Self.redMask && UInt(type.green_mask) == Self.greenMask
      && UInt(type.blue_mask) == Self.blueMask
    guard type.class == TrueColor, Self.depths.contains(depth), bits == 32, hasMasks,
      XImageByteOrder(display) == LSBFirst
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
    for index in 0..<Int(count) where formats[index].depth == depth {
      return formats[index].bits_per_pixel
    }
    return 0
  }
}
