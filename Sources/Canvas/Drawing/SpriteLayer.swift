struct SpriteLayer {
  /// `nil` if nothing is visible.
  private let coverage: ShapeCoverage?

  /// Relative to the sprite, in pixels.
  private let left: Int
  private let top: Int

  /// 0...1.
  let alpha: Float

  /// 0...255.
  let premultiplied: (alpha: Float, red: Float, green: Float, blue: Float)

  /// Creates a layer; mask and bounds are relative to the raised shape's bounds.
  init(_ mask: MaskKey, color: Color, in bounds: PixelRect, ends: EndCache) {
    let isEmpty = mask.sigma <= 0 && mask.shape.bounds.isEmpty
    // The sprite's bounds exclude invisible layers.
    coverage =
      color.alpha > 0 && !isEmpty
      ? ShapeCoverage(of: mask.atOrigin, stretches: false, ends: ends) : nil
    let reach = coverage?.reach ?? 0
    left = mask.shape.bounds.x - reach - bounds.x
    top = mask.shape.bounds.y - reach - bounds.y
    alpha = Float(color.alpha)
    let full = 255 * alpha
    premultiplied = (
      full, full * Float(color.red), full * Float(color.green), full * Float(color.blue)
    )
  }

  func write(row y: Int, width: Int, to row: UnsafeMutablePointer<Float>) {
    guard let coverage, y >= top, y < top + coverage.height else {
      return row.update(repeating: 0, count: width)
    }
    row.update(repeating: 0, count: left)
    coverage.write(row: y - top, to: row + left)
    let end = left + coverage.width
    (row + end).update(repeating: 0, count: width - end)
  }
}

extension Float {
  /// The nearest level, halves rounded up; unlike a checked conversion, this can be vectorized.
  var roundedLevel: UInt32 {
    // Adding 2^23 rounds to an integer, in the lowest bits.
    let (value, whole): (Float, Float) = (self + 0.5, 0x1p23)
    let nearest = (value + whole) - whole
    let below = nearest > value ? nearest - 1 : nearest
    return (below + whole).bitPattern & 0xFF
  }
}
