import Canvas

@testable import Workbench

/// An image file, unchanged and with corrected checksums, which mutations never get right.
enum PNGEntry {
  private static let masks = MaskCache()
  private static let text = TextEngine()

  static func handle(_ bytes: [UInt8]) throws {
    try read(bytes)
    if let mended = PNGSums.mended(bytes) { try read(mended) }
  }

  private static func read(_ bytes: [UInt8]) throws {
    // Tests read their pictures as bitmaps.
    _ = try? Bitmap(png: bytes)
    var image: Image
    do {
      image = try Image(png: bytes, scale: 2, name: "a.png")
    } catch let error as ImageError {
      return try require("\(error)".hasPrefix("a.png "), "a refusal without a name: \(error)")
    }
    try require(image.size.width > 0 && image.size.height > 0, "an image without pixels")
    let bitmap = try Bitmap(width: 40, height: 30, format: .transparent)
    let painter = CairoPainter(target: bitmap, scale: 1, masks: masks, text: text)
    painter.draw(image, in: Rect(x: 1.5, y: 2, width: 30, height: 20), color: nil)
    image.capInsets = Insets(left: image.size.width / 2, right: Double(bytes.count % 7) / 2)
    painter.draw(image, in: Rect(x: 0, y: 0, width: 38, height: 29), color: .black)
  }
}

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
