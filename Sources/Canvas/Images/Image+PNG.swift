extension Image {
  /// Decodes a PNG file.
  ///
  /// The size is checked before the pixels are decompressed.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  ///
  /// - Throws: ``ImageError`` if the bytes are not PNG, damaged, or too large.
  public init(png bytes: [UInt8], scale: Double = 1, name: String = "") throws {
    let header = try PNGHeader(bytes, name: name)
    try Self.check(width: header.width, height: header.height, scale: scale, name: name)
    if !PNGHeader.hasEnd(bytes) { throw ImageError(name: name, problem: .truncated) }
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(png: bytes)
    } catch BitmapError.cannotDecode(let reason) {
      throw ImageError(name: name, problem: .undecodable(reason: reason))
    }
    try self.init(bitmap, scale: scale, name: name)
  }
}

struct PNGHeader: Hashable {
  var width: Int
  var height: Int

  private static var signature: [UInt8] { PNGChunk.signature }

  init(_ bytes: [UInt8], name: String) throws(ImageError) {
    let beginning = bytes.prefix(Self.signature.count)
    let isPNG = !bytes.isEmpty && Self.signature.starts(with: beginning)
    // Signature, length and kind of the first chunk, width and height.
    if isPNG && bytes.count < 24 { throw ImageError(name: name, problem: .truncated) }
    guard isPNG, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw ImageError(name: name, problem: .notPNG)
    }
    width = PNGChunk.number(in: bytes, at: 16)
    height = PNGChunk.number(in: bytes, at: 20)
  }

  static func hasEnd(_ bytes: [UInt8]) -> Bool {
    var place = signature.count
    // Length, kind, what is in it, and a sum for checking.
    while place + 12 <= bytes.count {
      if bytes[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) { return true }
      place += 12 + PNGChunk.number(in: bytes, at: place)
    }
    return false
  }
}
