extension Image {
  /// Decodes a PNG file.
  ///
  /// The size is checked before the pixels are decompressed.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  ///
  /// - Throws: ``ImageError`` if the bytes are not PNG, damaged, or too large.
  public init(png bytes: [UInt8], scale: Double = 1, name: String = "") throws {
    try Self.check(png: bytes, scale: scale, name: name)
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(png: bytes)
    } catch BitmapError.cannotDecode(let reason) {
      throw ImageError(name: name, problem: .undecodable(reason: reason))
    }
    try self.init(bitmap, scale: scale, name: name)
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Checks the size and the end of a PNG file, because a small file can claim an enormous size.
  static func check(png bytes: [UInt8], scale: Double, name: String) throws {
    func number(at place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let isPNG = !bytes.isEmpty && pngSignature.starts(with: bytes.prefix(pngSignature.count))
    // Signature, length and kind of the first chunk, width and height.
    if isPNG && bytes.count < 24 { throw ImageError(name: name, problem: .truncated) }
    guard isPNG, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw ImageError(name: name, problem: .notPNG)
    }
    try check(width: number(at: 16), height: number(at: 20), scale: scale, name: name)
    var place = pngSignature.count
    // Length, kind, content, and checksum.
    while place + 12 <= bytes.count {
      if bytes[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) { return }
      place += 12 + number(at: place)
    }
    throw ImageError(name: name, problem: .truncated)
  }
}
