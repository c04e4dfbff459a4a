import Canvas

extension BitmapDifference {
  /// A picture of the difference: the reference in gray with a third of its contrast, and different
  /// pixels in red, the stronger the larger their difference is.
  ///
  /// `base` is the gray level of black in the reference, 0...170: 170 gives a light picture, 0 a
  /// dark one. Throws ``PictureError`` if the memory cannot be allocated.
  package func picture(over reference: [UInt32], base: UInt32) throws -> Bitmap {
    let colors = reference.enumerated().map { color(at: $0.offset, over: $0.element, base: base) }
    let bytes = colors.withUnsafeBytes { [UInt8]($0) }
    return try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4)
  }

  /// The color of a pixel of ``picture(over:base:)`` as 0xRRGGBB, for its color in the reference.
  package func color(at index: Int, over reference: UInt32, base: UInt32) -> UInt32 {
    let gray = Int(base + LuminanceField.level(of: reference) / 3)
    let level = Int(levels[index])
    let strength = level > tolerance ? Self.faintest + (255 - Self.faintest) * level / 255 : 0
    func mixed(with part: Int) -> UInt32 {
      UInt32((gray * (255 - strength) + part * strength) / 255)
    }
    return mixed(with: 255) << 16 | mixed(with: 0) << 8 | mixed(with: 0)
  }

  /// The strength of red, of 255, below which a small difference would not be seen. chosen
  private static let faintest = 96
}
