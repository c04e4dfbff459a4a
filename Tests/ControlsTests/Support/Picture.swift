import Foundation

@testable import Canvas

/// A picture's colours, row by row, as 0xRRGGBB: what tests compare.
struct Picture: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  init(_ bitmap: Bitmap) {
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

  init(png: [UInt8]) throws {
    try self.init(Bitmap(png: png))
  }

  init(file path: String) throws {
    try self.init(png: [UInt8](Data(contentsOf: URL(filePath: path))))
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The same picture as it looks in a mirror that stands beside it.
  var mirrored: Picture {
    var picture = self
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = self[width - 1 - x, y] }
    }
    return picture
  }

  func png() throws -> Data {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      bytes += [
        UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
        UInt8(truncatingIfNeeded: pixel >> 16), 255,
      ]
    }
    let bitmap = try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4)
    return try Data(bitmap.png())
  }

  /// How far two colours are apart in the channel in which they are furthest apart, in levels.
  static func levels(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift in [UInt32(0), 8, 16] {
      most = max(most, abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)))
    }
    return most
  }
}
