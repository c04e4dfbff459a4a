extension Image {
  /// The image that a PNG file's bytes hold.
  ///
  /// Its size is looked at before anything of it is unpacked.
  ///
  /// - Parameters:
  ///   - bytes: the file's.
  ///   - scale: pixels a point.
  ///   - name: the file's, said by errors.
  /// - Throws: ``ImageError`` if it is no PNG file, is broken or too large.
  public init(png bytes: [UInt8], scale: Double = 1, name: String = "") throws {
    let header: PNGHeader
    switch PNGHeader.read(bytes) {
    case .success(let found): header = found
    case .failure(let failure):
      throw ImageError(name: name, problem: failure == .cutShort ? .truncated : .notPNG)
    }
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

/// What a PNG file says of itself before its pixels.
struct PNGHeader: Hashable {
  /// px.
  var width: Int
  /// px.
  var height: Int

  enum Failure: Error, Hashable {
    case noPNG
    case cutShort
  }

  private static var signature: [UInt8] { PNGChunk.signature }

  static func read(_ bytes: [UInt8]) -> Result<PNGHeader, Failure> {
    let beginning = bytes.prefix(signature.count)
    guard !bytes.isEmpty, signature.starts(with: beginning) else { return .failure(.noPNG) }
    // Signature, length and kind of the first chunk, width and height.
    guard bytes.count >= 24 else { return .failure(.cutShort) }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return .failure(.noPNG) }
    return .success(PNGHeader(width: number(in: bytes, at: 16), height: number(in: bytes, at: 20)))
  }

  /// Whether the chunks of a file go on to the one that ends it.
  static func hasEnd(_ bytes: [UInt8]) -> Bool {
    var place = signature.count
    // Length, kind, what is in it, and a sum for checking.
    while place + 12 <= bytes.count {
      if bytes[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) { return true }
      place += 12 + number(in: bytes, at: place)
    }
    return false
  }

  /// Four bytes, the highest first.
  private static func number(in bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
