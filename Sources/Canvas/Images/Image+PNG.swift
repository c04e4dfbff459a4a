extension Image {
  /// Decodes a PNG file.
  ///
  /// The size is checked before the pixels are decompressed.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  ///
  /// - Throws: ``ImageError`` if the bytes are not PNG, damaged, or too large.
  public init(png bytes: [UInt8], scale: Double = 1, name: String = "") throws {
    let file = try PNGFile(bytes, scale: scale, name: name)
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(file)
    } catch BitmapError.cannotDecode(let reason) {
      throw ImageError(name: name, problem: .undecodable(reason: reason))
    }
    try self.init(bitmap, scale: scale, name: name)
  }
}
