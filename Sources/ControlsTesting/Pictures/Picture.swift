import Canvas

/// A picture's colours, row by row, as 0xRRGGBB: what tests look at and compare.
public struct Picture: Hashable, Sendable {
  /// px.
  public let width: Int
  /// px.
  public let height: Int
  /// As many as width times height.
  public var pixels: [UInt32]

  /// A picture of colours, 0xRRGGBB, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// What is in a bitmap; what is transparent counts as black.
  public init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    pixels = []
    pixels.reserveCapacity(width * height)
    guard let bytes = bitmap.bytes else { return }
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * bitmap.bytesPerRow)
        .bindMemory(to: UInt32.self, capacity: width)
      for x in 0..<width { pixels.append(row[x] & 0xFF_FFFF) }
    }
  }

  /// The picture that a PNG file's bytes hold.
  public init(png: [UInt8]) throws {
    try self.init(Bitmap(png: png))
  }

  /// The colour at a place, px from the top left corner; it has to lie in the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The same picture as it looks in a mirror that stands beside it.
  public var mirrored: Picture {
    var picture = self
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = self[width - 1 - x, y] }
    }
    return picture
  }

  /// The bytes of a PNG file, the same from run to run.
  public func png() throws -> [UInt8] {
    let bytes = pixels.withUnsafeBytes { [UInt8]($0) }
    return try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4).png()
  }

  /// How far two colours are apart in the channel in which they are furthest apart, levels of 255.
  public static func levels(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift in [UInt32(0), 8, 16] {
      most = max(most, abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)))
    }
    return most
  }
}
