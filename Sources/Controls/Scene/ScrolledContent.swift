import Canvas

/// What is found out about scrolled content while all in it gets its new place.
struct ScrolledContent {
  /// Every pixel that was or is painted.
  private(set) var area = PixelRect.zero

  /// Sums of places that are no binary fractions differ in their last digits.
  private static let tolerance = 1e-9

  private let scale: Double
  private var moved: Point?
  private var isRigid = true

  /// - Parameter scale: pixels a point.
  init(scale: Double) {
    self.scale = scale
  }

  mutating func add(_ pixels: PixelRect) {
    area = area.union(pixels)
  }

  /// A part of it goes that far, pt.
  mutating func note(_ distance: Point) {
    guard let moved else {
      moved = distance
      return
    }
    let difference = distance - moved
    isRigid =
      isRigid && abs(difference.x) < Self.tolerance && abs(difference.y) < Self.tolerance
  }

  /// How far down all of it goes, whole px; nil if it does not, or may look otherwise there.
  ///
  /// Where a pixel is a third of a point, a text that lay just above the middle of two pixels may lie
  /// just below it elsewhere: only pixels that are halves, quarters and so on are taken.
  var distance: Int? {
    guard let moved, isRigid, abs(moved.x) < Self.tolerance, scale.significand == 1 else {
      return nil
    }
    let pixels = (moved.y * scale).rounded()
    guard abs(pixels - moved.y * scale) < Self.tolerance, pixels != 0 else { return nil }
    return Int(exactly: pixels)
  }
}
