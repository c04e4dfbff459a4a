import Testing

struct GrayMap {
  let width: Int
  let height: Int
  let values: [Double]

  init(width: Int, height: Int, values: [Double]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Reads a binary PGM file with 16 bits a pixel, big endian.
  init(pgm bytes: [UInt8]) throws {
    var position = 0
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }
    func word() -> String {
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      let start = position
      while position < bytes.count, !isSpace(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    try #require(word() == "P5")
    let width = try #require(Int(word()))
    let height = try #require(Int(word()))
    try #require(word() == "65535")
    let first = position + 1
    try #require(bytes.count == first + 2 * width * height)
    self.init(
      width: width, height: height,
      values: (0..<(width * height)).map { index in
        let high = Int(bytes[first + 2 * index])
        return Double(high << 8 | Int(bytes[first + 2 * index + 1])) / 65535
      })
  }

  func difference(from other: GrayMap) throws -> (max: Double, mean: Double) {
    try #require(width == other.width && height == other.height)
    var largest = 0.0
    var sum = 0.0
    for (a, b) in zip(values, other.values) {
      largest = max(largest, abs(a - b))
      sum += abs(a - b)
    }
    return (largest, sum / Double(values.count))
  }
}
