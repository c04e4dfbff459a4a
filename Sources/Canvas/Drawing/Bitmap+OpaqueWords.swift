extension Bitmap {
  /// The colors as 0xRRGGBB, row by row, laid over a gray level: 255 is white, 0 is black.
  package func opaqueWords(over level: UInt8 = 0) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      count = width * height
      for y in 0..<height {
        (bytes + y * bytesPerRow).withWords(count: width) { row in
          for x in 0..<width { words.initializeElement(at: y * width + x, to: row[x] & 0xFF_FFFF) }
          if format == .opaque || level == 0 { return }
          for x in 0..<width where row[x] >> 24 < 255 {
            // The colors are premultiplied, so no channel overflows.
            let rest = ((255 - row[x] >> 24) * UInt32(level) + 127) / 255
            words[y * width + x] += rest * 0x01_0101
          }
        }
      }
    }
  }
}
