/// A chunk of a PNG file: the four letters of its kind, and its content.
package struct PNGChunk: Hashable {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package var kind: String
  package var content: [UInt8]

  package init(kind: String, content: [UInt8]) { (self.kind, self.content) = (kind, content) }

  package var bytes: [UInt8] {
    let checked = Array(kind.utf8) + content
    return Self.bytes(UInt32(content.count)) + checked + Self.bytes(Self.checksum(of: checked))
  }

  /// The big-endian bytes of a number.
  package static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  package static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = signature.count
    while place + 12 <= file.count {
      let length = number(in: file, at: place)
      let end = place + 8 + length
      if end + 4 > file.count { break }
      chunks.append(
        PNGChunk(
          kind: String(decoding: file[place + 4..<place + 8], as: UTF8.self),
          content: Array(file[place + 8..<end])))
      place = end + 4
    }
    return chunks
  }

  /// The big-endian number of four bytes.
  package static func number(in bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The size in pixels that the header of a file claims; `nil` if it is not PNG.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard file.starts(with: signature), file.count >= 24 else { return nil }
    return (number(in: file, at: 16), number(in: file, at: 20))
  }

  /// The CRC-32 checksum (ISO 3309).
  package static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      sum >> 8 ^ remainders[Int(truncatingIfNeeded: (sum ^ UInt32(byte)) & 0xFF)]
    }
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320
    }
  }
}
