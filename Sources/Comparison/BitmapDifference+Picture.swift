import Canvas

extension BitmapDifference {
  /// A picture of the difference: the reference in gray with a third of its contrast, and different
  /// pixels in red, the stronger the larger their difference is.
  ///
  /// `base` is the gray level of black in the reference, 0...170: 170 gives a light picture, 0 a
  /// dark one. Throws ``BitmapError`` if the memory cannot be allocated.
  package func picture(over reference: [UInt32], base: UInt32) throws -> Bitmap {
    var bytes = [UInt8](repeating: 0, count: reference.count * 4)
    for (index, color) in reference.enumerated() {
      let gray = Int(base + LuminanceField.level(of: color) / 3)
      let level = Int(levels[index])
      let strength = level > tolerance ? Self.faintest + (255 - Self.faintest) * level / 255 : 0
      func mixed(with part: Int) -> UInt8 {
        UInt8((gray * (255 - strength) + part * strength) / 255)
      }
      bytes[4 * index] = mixed(with: 0)
      bytes[4 * index + 1] = mixed(with: 0)
      bytes[4 * index + 2] = mixed(with: 255)
    }
    return try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4)
  }

  /// The strength of red, of 255, below which a small difference would not be seen. chosen
  private static let faintest = 96
}
