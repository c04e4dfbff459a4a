#if canImport(Glibc)
import Glibc
#endif

/// A separable Gaussian whose taps are integrals over whole pixels, not samples at their centres.
///
/// Samples miss most of a narrow Gaussian (sigma 0.5 px is off by 9 %); integrals do not. A narrow
/// one is also fed coverage on a finer grid than it produces. spec: rendering, 2.2
struct GaussianBlur {
  /// Source samples a pixel along each axis.
  let factor: Int

  /// The furthest pixel that one pixel reaches, px.
  let radius: Int

  /// The weight of each source sample around a pixel: `factor` for every pixel from `radius` before
  /// it to `radius` after it.
  let taps: [Float]

  /// - Parameter sigma: the standard deviation, px, above 0.
  init(sigma: Double) {
    let factor = Self.factor(sigma: sigma)
    let radius = Self.radius(sigma: sigma)
    self.factor = factor
    self.radius = radius
    func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
    let weights = (0..<(2 * radius + 1) * factor).map { index in
      // From the middle of the pixel to the middle of the sample.
      let distance = (Double(index) + 0.5) / Double(factor) - Double(radius) - 0.5
      return cumulative(distance + 0.5) - cumulative(distance - 0.5)
    }
    let sum = weights.reduce(0, +)
    taps = weights.map { Float($0 / sum) }
  }

  /// What a blur's standard deviation saturates at, px; a control's widest shadow has 16 at 4x.
  ///
  /// What a blur costs grows with it and with the square of the radius, so a shape that is blurred
  /// has less room for corners: see ``largestRadius(sigma:)``.
  static let largestSigma = 64.0

  /// A standard deviation that can be blurred by, px; 0 for none.
  static func sigma(_ value: Double) -> Double { value.clamped(to: largestSigma) }

  /// What the radius of a shape that is blurred saturates at, px: 250 to 800, the smaller the more
  /// samples a blur has to look at, so that it takes some tenths of a second at most.
  static func largestRadius(sigma: Double) -> Double {
    4000 / (Double(factor(sigma: sigma)) * (8 * sigma + 3).squareRoot())
  }

  /// How far from a shape its blur can be seen, px: beyond, coverage is below half of a 255th.
  static func visibleReach(sigma: Double) -> Int {
    // The cumulative normal distribution is 0.5 / 255 at -2.886.
    Int((2.886 * sigma + 0.5).rounded(.up))
  }

  /// How far a blur looks, px: what lies beyond weighs less than a hundredth of a level.
  static func radius(sigma: Double) -> Int {
    Int((4 * sigma + 1).rounded(.up))
  }

  /// How many pixels along each axis a blur takes as one cell: a wide one changes so little from one
  /// pixel to the next that it is found at every few of them and interpolated.
  ///
  /// A power of two that leaves a standard deviation of eight cells or more.
  static func cell(sigma: Double) -> Int {
    var cell = 1
    while sigma >= Double(16 * cell) { cell *= 2 }
    return cell
  }

  /// The standard deviation, in cells, of a blur that shows what one by `sigma` does.
  ///
  /// A cell's coverage is a mean, and so is a tap, as they are for a pixel: each widens the blur by a
  /// twelfth of a side's square.
  static func sigma(_ sigma: Double, inCellsOf cell: Int) -> Double {
    let side = Double(cell)
    return (sigma * sigma + (1 - side * side) / 6).squareRoot() / side
  }

  /// Source samples a pixel along each axis: enough for half a level.
  static func factor(sigma: Double) -> Int {
    sigma < 1 ? 4 : sigma < 3 ? 2 : 1
  }
}
