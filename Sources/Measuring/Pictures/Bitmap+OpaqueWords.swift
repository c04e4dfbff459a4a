import Canvas

extension Bitmap {
  /// The colors as 0xRRGGBB, row by row, laid over such a color.
  package func opaqueWords(over backdrop: UInt32 = 0) -> [UInt32] {
    let levels = (backdrop >> 16 & 0xFF, backdrop >> 8 & 0xFF, backdrop & 0xFF)
    return [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      count = width * height
      for y in 0..<height {
        let row = UnsafeRawPointer(bytes + y * bytesPerRow)
        for x in 0..<width {
          let word = row.load(fromByteOffset: 4 * x, as: UInt32.self)
          let rest = format == .opaque ? 0 : 255 - word >> 24
          func part(_ level: UInt32) -> UInt32 { (rest * level + 127) / 255 }
          // The colors are premultiplied, so no channel overflows.
          let below = part(levels.0) << 16 | part(levels.1) << 8 | part(levels.2)
          words.initializeElement(at: y * width + x, to: word & 0xFF_FFFF + below)
        }
      }
    }
  }
}
