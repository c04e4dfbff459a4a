import Canvas
import ReferenceRenderer
import Testing

struct GrayMap {
  let width: Int
  let height: Int
  let values: [Double]

  /// Reads a binary PGM file with 16 bits a pixel, big endian.
  init(pgm bytes: [UInt8]) throws {
    let header = bytes.split(maxSplits: 4, omittingEmptySubsequences: false) { byte in
      byte == 10 || byte == 32
    }
    try #require(header.count == 5)
    let words = header[..<4].map { String(decoding: $0, as: UTF8.self) }
    try #require(words[0] == "P5" && words[3] == "65535")
    width = try #require(Int(words[1]))
    height = try #require(Int(words[2]))
    let samples = Array(header[4])
    try #require(samples.count == 2 * width * height)
    values = (0..<(width * height)).map { index in
      let (high, low) = (Int(samples[2 * index]), Int(samples[2 * index + 1]))
      return Double(high * 256 + low) / 65535
    }
  }
}

extension ReferencePicture {
  init(_ bitmap: Bitmap) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      let row = UnsafeRawPointer(bitmap.bytes + y * bitmap.bytesPerRow)
        .bindMemory(to: UInt32.self, capacity: bitmap.width)
      pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: bitmap.width))
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  init(png: [UInt8]) throws { try self.init(Bitmap(png: png)) }
}
