/// The capacity of a window's pixel memory.
///
/// It grows with some reserve, and shrinks only when most of it is unused, so that resizing back
/// and forth does not reallocate.
struct BufferCapacity: Hashable, Sendable {
  var width: Int
  var height: Int

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

  /// The painted size of a window, in pixels: all of it, or the upper part of an enormous one.
  static func paintedSize(width: Int, height: Int) -> (width: Int, height: Int) {
    (width, min(height, max(1, largestArea / max(1, width))))
  }

  /// The capacity for a window's size in pixels, unchanged if that suffices.
  func adapted(toWidth width: Int, height: Int) -> BufferCapacity {
    let grown = BufferCapacity(
      width: width > self.width ? Self.roomy(width) : self.width,
      height: height > self.height ? Self.roomy(height) : self.height)
    let small = BufferCapacity(width: Self.roomy(width), height: Self.roomy(height))
    let isMostlyIdle = width * height * Self.idlePart < grown.area
    return isMostlyIdle && grown.area - small.area >= Self.smallestSaving ? small : grown
  }

  private var area: Int { width * height }

  private static func roomy(_ length: Int) -> Int {
    let roomy = Int(Double(length) * growth)
    return (roomy + granularity - 1) / granularity * granularity
  }
}
