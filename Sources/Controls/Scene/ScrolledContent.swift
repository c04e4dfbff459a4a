import Canvas

struct ScrolledContent {
  /// Every pixel that was or is painted.
  private(set) var area = PixelRect.zero
  /// Sums of non-binary fractions differ in their last digits.
  private static let tolerance = 1e-9

  private let scale: Double
  private var moved: Point?
  private var isRigid = true

  init(scale: Double) { self.scale = scale }

  mutating func add(_ pixels: PixelRect) { area = area.union(pixels) }

  mutating func note(_ distance: Point) {
    guard let moved else {
      moved = distance
      return
    }
    let difference = distance - moved
    isRigid = isRigid && abs(difference.x) < Self.tolerance && abs(difference.y) < Self.tolerance
  }

  /// The distance that all of it moved down, in pixels; `nil` if parts moved differently or may
  /// look different there.
  ///
  /// Only binary pixel scales qualify: at others, text may be rounded differently at the new place.
  var distance: Int? {
    guard let moved, isRigid, abs(moved.x) < Self.tolerance, scale.significand == 1 else {
      return nil
    }
    let pixels = (moved.y * scale).rounded()
    guard abs(pixels - moved.y * scale) < Self.tolerance, pixels != 0 else { return nil }
    return Int(exactly: pixels)
  }
}
