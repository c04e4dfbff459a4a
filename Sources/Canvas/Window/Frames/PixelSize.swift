/// A size in pixels, of a window or of its memory.
struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int
  var area: Int { width * height }
}

extension PixelSize {
  /// The pixels of a size in points: at least 1, and at most X's limit.
  init(_ size: Size, scale: Double) {
    func count(_ pixels: Double) -> Int {
      // Sizes have 16 bits, and those of images are signed.
      pixels.isFinite ? Int(min(max(pixels.rounded(.up), 1), 32767)) : 1
    }
    self.init(width: count(size.width * scale), height: count(size.height * scale))
  }
}

// The capacity of a window's memory. It grows with some reserve, and shrinks only when most of it
// is unused, so that resizing back and forth does not reallocate.
extension PixelSize {
  /// Each side grows by this factor. chosen
  private static let growth = 1.25
  /// In pixels.
  private static let granularity = 64
  /// Memory shrinks when less than this fraction (1/n) is needed.
  private static let idlePart = 4
  /// The smallest reduction that is worth a reallocation, in pixels: 1 MiB.
  private static let smallestSaving = 262_144
  /// In pixels: 256 MiB, twice an 8K display, because X allows windows of 4 GiB. chosen
  private static let largestArea = 1 << 26

  /// The painted part of a window: all of it, or the upper part of an enormous one.
  var painted: PixelSize {
    PixelSize(width: width, height: min(height, max(1, Self.largestArea / max(1, width))))
  }

  /// The capacity for another size of the window, unchanged if that suffices.
  func adapted(to needed: PixelSize) -> PixelSize {
    let roomy = PixelSize(width: Self.roomy(needed.width), height: Self.roomy(needed.height))
    let grown = PixelSize(
      width: needed.width > width ? roomy.width : width,
      height: needed.height > height ? roomy.height : height)
    let isMostlyIdle = needed.area * Self.idlePart < grown.area
    return isMostlyIdle && grown.area - roomy.area >= Self.smallestSaving ? roomy : grown
  }

  private static func roomy(_ length: Int) -> Int {
    let roomy = Int(Double(length) * growth)
    return (roomy + granularity - 1) / granularity * granularity
  }
}
