import Canvas

/// What is found out about scrolled content while all in it gets its new place.
struct ScrolledContent {
  /// Every pixel that was or is painted.
  private(set) var area = PixelRect.zero

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
    // Sums of places that are no binary fractions differ in their last digits.
    let tolerance = 1e-9
    if abs(moved.x - distance.x) > tolerance || abs(moved.y - distance.y) > tolerance {
      isRigid = false
    }
  }

  /// How far down all of it goes, whole px; nil if it does not, or may look otherwise there.
  ///
  /// In thirds of a point a place that lay just above the middle of two pixels may lie just below:
  /// only distances whose points can be told exactly are taken.
  var distance: Int? {
    guard let moved, isRigid, abs(moved.x) < 1e-9 else { return nil }
    let points = (moved.y * 64).rounded() / 64
    let pixels = points * scale
    guard abs(points - moved.y) < 1e-9, pixels == pixels.rounded(), pixels != 0 else { return nil }
    return Int(exactly: pixels)
  }
}
