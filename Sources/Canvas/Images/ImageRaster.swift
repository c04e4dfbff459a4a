/// The pixels of an image; immutable.
final class ImageRaster: Sendable {
  let width: Int
  let height: Int

  /// In pixels per point.
  let scale: Double

  /// Premultiplied, alpha in the highest byte, row by row.
  let words: [UInt32]

  /// A hash of the pixels, by which comparisons of different images are fast.
  let digest: UInt64

  init(width: Int, height: Int, scale: Double, words: [UInt32]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.words = words
    // FNV-1a, a word at a time.
    digest = words.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Calls a function with a surface on the pixels.
  func withSurface(_ body: (ImageSurface) -> Void) {
    words.withUnsafeBufferPointer { words in
      guard let first = words.baseAddress else { return }
      body(ImageSurface(on: UnsafeMutablePointer(mutating: first), width: width, height: height))
    }
  }
}

extension ImageRaster: Hashable {
  static func == (left: ImageRaster, right: ImageRaster) -> Bool {
    left === right
      || left.digest == right.digest && left.scale == right.scale && left.width == right.width
        && left.words == right.words
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
