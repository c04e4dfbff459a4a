/// Corrects the checksums of the chunks of a PNG file.
nonisolated enum PNGSums {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  /// The file with corrected checksums; `nil` if it has no PNG signature.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    var (result, place) = (bytes, 8)
    while place + 12 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = bytes[(place + 4)..<end].reduce(UInt32.max) { sum, byte in
        sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
      }
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        result[end + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(shift))
      }
      place = end + 4
    }
    return result
  }
}
