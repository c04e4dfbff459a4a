import Canvas

extension Bitmap {
  /// The colors as 0xRRGGBB, row by row, laid over a gray level: 255 is white, 0 is black.
  package func opaqueWords(over level: UInt8 = 0) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      count = width * height
      for y in 0..<height {
        let row = UnsafeRawPointer(bytes + y * bytesPerRow)
        for x in 0..<width {
          let word = row.load(fromByteOffset: 4 * x, as: UInt32.self)
          // The colors are premultiplied, so no channel overflows.
          let rest = format == .opaque ? 0 : ((255 - word >> 24) * UInt32(level) + 127) / 255
          words.initializeElement(at: y * width + x, to: word & 0xFF_FFFF + rest * 0x01_0101)
        }
      }
    }
  }
}
