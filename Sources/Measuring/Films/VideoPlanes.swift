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
    let (columns, rows) = differenceSize
    let (weights, shift) = (Self.weights, columns * rows)
    let places = (0..<width).map { $0 * columns / width }
    let black = isFullRange ? 0 : 16
    for y in 0..<height {
      let row = y * rows / height * columns
      for x in 0..<width {
        let level = scaled(Int(luminance[y * width + x]) - black, by: 76_309)
        var (red, green, blue) = (level, level, level)
        if shift > 0 {
          let place = row + places[x]
          let blueness = scaled(Int(differences[place]) - 128, by: 74_606)
          let redness = scaled(Int(differences[place + shift]) - 128, by: 74_606)
          red += (redness * weights.red) >> 16
          green -= (blueness * weights.greenBlue + redness * weights.greenRed) >> 16
          blue += (blueness * weights.blue) >> 16
        }
        let word = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
        pixels.storeBytes(
          of: 0xFF00_0000 | word, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    bitmap.pixelsChanged()
    return bitmap
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
