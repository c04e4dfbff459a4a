import Glibc

/// A separable Gaussian whose taps are integrals over pixels, which stay accurate for narrow blurs.
///
/// Point samples would be off by 9 % at sigma 0.5 px. Narrow blurs read a finer grid than they
/// write. spec: rendering, 2.2
struct GaussianBlur {
  /// The source samples per pixel along each axis.
  let factor: Int

  /// The largest distance that a pixel affects, in pixels.
  let radius: Int

  /// The weights of the source samples from `radius` pixels before a pixel to `radius` after it.
  let taps: [Float]

  /// Creates a blur with a standard deviation in pixels, above 0.
  init(sigma: Double) {
    let factor = Self.factor(sigma: sigma)
    let radius = Self.radius(sigma: sigma)
    self.factor = factor
    self.radius = radius
    func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
    let weights = (0..<(2 * radius + 1) * factor).map { index in
      // From the center of the pixel to the center of the sample.
      let distance = (Double(index) + 0.5) / Double(factor) - Double(radius) - 0.5
      return cumulative(distance + 0.5) - cumulative(distance - 0.5)
    }
    let sum = weights.reduce(0, +)
    taps = weights.map { Float($0 / sum) }
  }

  /// The limit of the standard deviation, in pixels; the widest shadow of a control has 16 at scale
  /// 4.
  static let largestSigma = 64.0

  /// A valid standard deviation, in pixels; 0 for none.
  static func sigma(_ value: Double) -> Double { value.clamped(to: largestSigma) }

  /// The radius limit of blurred shapes, in pixels: 250...800, so that a blur takes some tenths of
  /// a second at most.
  static func largestRadius(sigma: Double) -> Double {
    4000 / (Double(factor(sigma: sigma)) * (8 * sigma + 3).squareRoot())
  }

  /// The distance to which a blur is visible, in pixels: coverage of at least half of 1/255.
  ///
  /// 0 without a blur.
  static func visibleReach(sigma: Double) -> Int {
    // The cumulative normal distribution is 0.5 / 255 at -2.886.
    sigma > 0 ? Int((2.886 * sigma + 0.5).rounded(.up)) : 0
  }

  /// The size of a blur's kernel, in pixels: the rest weighs less than a hundredth of a level.
  static func radius(sigma: Double) -> Int {
    Int((4 * sigma + 1).rounded(.up))
  }

  /// In pixels: a power of two, at most the given part of sigma; wide blurs are interpolated
  /// between cells.
  static func cell(sigma: Double, perSigma count: Int = shadowCells) -> Int {
    var cell = 1
    while sigma >= Double(2 * count * cell) { cell *= 2 }
    return cell
  }

  /// The cells per standard deviation of a shadow.
  static let shadowCells = 8

  /// The cells per standard deviation of a shade in a lens, whose shape changes in every frame; the
  /// error is a quarter of a level for an opaque shade.
  static let shadeCells = 2

  /// The standard deviation in cells, corrected for the averaging over cells and pixels, each of
  /// which widens the blur by a twelfth of the side's square.
  static func sigma(_ sigma: Double, inCellsOf cell: Int) -> Double {
    let side = Double(cell)
    return (sigma * sigma + (1 - side * side) / 6).squareRoot() / side
  }

  /// The source samples per pixel along each axis, enough for an error of half a level.
  static func factor(sigma: Double) -> Int {
    sigma < 1 ? 4 : sigma < 3 ? 2 : 1
  }
}
