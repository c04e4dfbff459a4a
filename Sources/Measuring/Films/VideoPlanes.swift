import Canvas

/// A picture as luminance and color differences, which may have fewer pixels.
struct VideoPlanes {
  var width, height: Int
  /// Row by row, as are the others.
  var luminance: [UInt8]
  /// The differences of blue, then those of red; empty for a gray picture.
  var differences: [UInt8]
  /// The columns and rows of each difference.
  var differenceSize: (columns: Int, rows: Int)
  /// Whether levels are 0 to 255, instead of 16 to 235.
  var isFullRange: Bool

  /// The weights of the differences in the colors, in 65536ths, from ITU-R BT.709.
  private static let weights = (red: 103_206, greenBlue: 12_276, greenRed: 30_679, blue: 121_609)

  /// The colors, as ITU-R BT.709 defines them, with the nearest differences.
  func bitmap() throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    let pixels = UnsafeMutableRawPointer(bitmap.bytes)
    for y in 0..<height {
      for x in 0..<width {
        pixels.storeBytes(
          of: 0xFF00_0000 | color(x, y), toByteOffset: y * bitmap.bytesPerRow + x * 4,
          as: UInt32.self)
      }
    }
    bitmap.pixelsChanged()
    return bitmap
  }

  /// The color of a pixel as 0xRRGGBB.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    let (columns, rows) = differenceSize
    let level = scaled(Int(luminance[y * width + x]) - (isFullRange ? 0 : 16), by: 76_309)
    var (red, green, blue) = (level, level, level)
    if columns > 0 {
      let weights = Self.weights
      let place = y * rows / height * columns + x * columns / width
      let blueness = scaled(Int(differences[place]) - 128, by: 74_606)
      let redness = scaled(Int(differences[place + columns * rows]) - 128, by: 74_606)
      red += (redness * weights.red) >> 16
      green -= (blueness * weights.greenBlue + redness * weights.greenRed) >> 16
      blue += (blueness * weights.blue) >> 16
    }
    return Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
  }

  /// A distance in 256ths of a level; `factor` is that of the limited range, in 65536ths.
  private func scaled(_ distance: Int, by factor: Int) -> Int {
    isFullRange ? distance << 8 : (distance * factor) >> 8
  }

  /// The level of 256ths, rounded.
  private static func byte(_ level: Int) -> UInt32 {
    UInt32(min(max((level + 128) >> 8, 0), 255))
  }
}
