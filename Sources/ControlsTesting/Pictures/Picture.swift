import Canvas
internal import Measuring

/// The colors of a picture, row by row, as 0xRRGGBB.
public struct Picture: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The colors, row by row.
  public var pixels: [UInt32]

  /// A picture from colors as 0xRRGGBB, row by row: one for each pixel.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0
        && width.multipliedReportingOverflow(by: height) == (pixels.count, false),
      "a picture must have a color for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of a bitmap; transparency is black.
  public init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.opaqueWords())
  }

  /// Decodes a PNG file.
  public init(png: [UInt8]) throws { try self.init(Bitmap(png: png)) }

  /// The color at a position inside the picture, in pixels from the top left corner.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y), "the position must be inside the picture"
    )
    return y * width + x
  }

  /// The picture mirrored horizontally.
  public var mirrored: Picture {
    var picture = self
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = self[width - 1 - x, y] }
    }
    return picture
  }

  /// The bytes of a deterministic PNG file.
  public func png() throws -> [UInt8] {
    let bytes = pixels.withUnsafeBytes { [UInt8]($0) }
    return try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4).png()
  }

  /// The largest difference of a channel between two colors, in levels of 255.
  public static func levels(_ a: UInt32, _ b: UInt32) -> Int {
    Int(BitmapDifference.level(a, b))
  }
}
