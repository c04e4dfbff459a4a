/// An uncompressed PNG file of a kind that Cairo does not write.
struct RawPNG {
  /// 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
  var colorType: UInt8
  var bitDepth: UInt8 = 8
  var isInterlaced = false
  var palette: [UInt8] = []
  /// Alpha of each color of a palette, or the transparent gray.
  var transparency: [UInt8] = []

  /// - Parameter rows: The unfiltered rows of the picture, or of all passes if it is interlaced.
  func bytes(width: Int, height: Int, rows: [[UInt8]]) -> [UInt8] {
    bytes(width: width, height: height, data: Self.stored(rows.flatMap { [0] + $0 }))
  }

  /// - Parameter data: The rows as zlib data.
  func bytes(width: Int, height: Int, data: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let flags: [UInt8] = [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    file += Self.chunk("IHDR", Self.number(width) + Self.number(height) + flags)
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    file += Self.chunk("IDAT", data)
    return file + Self.chunk("IEND", [])
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return number(data.count) + body + number(Int(~sum))
  }

  /// A zlib stream with one stored block.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    let length = [UInt8(data.count & 0xFF), UInt8(data.count >> 8)]
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + data + number(b << 16 | a)
  }
}
