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

  /// - Parameters:
  ///   - sigma: the standard deviation, px, above 0.
  ///   - factor: source samples a pixel along each axis; by default enough for half a level.
  init(sigma: Double, factor: Int? = nil) {
    let factor = factor ?? Self.factor(sigma: sigma)
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

  static func factor(sigma: Double) -> Int {
    sigma < 1 ? 4 : sigma < 3 ? 2 : 1
  }

  /// Blurs a picture of one channel.
  ///
  /// - Parameters:
  ///   - source: row by row, `factor` samples a pixel along each axis; nothing lies outside it.
  ///   - width: of the result, px.
  ///   - height: of the result, px.
  func blurred(_ source: [Float], width: Int, height: Int) -> [Float] {
    var columns = [Float](repeating: 0, count: width * factor * height)
    var result = [Float](repeating: 0, count: width * height)
    var phases = [Float](repeating: 0, count: width * factor)
    source.withUnsafeBufferPointer { source in
      columns.withUnsafeMutableBufferPointer { columns in
        blurColumns(of: source, into: columns, width: width * factor, height: height)
        result.withUnsafeMutableBufferPointer { result in
          phases.withUnsafeMutableBufferPointer { phases in
            for y in 0..<height {
              blurRow(y, of: columns, into: result, width: width, phases: phases)
            }
          }
        }
      }
    }
    return result
  }

  private func blurColumns(
    of source: UnsafeBufferPointer<Float>, into result: UnsafeMutableBufferPointer<Float>,
    width: Int, height: Int
  ) {
    for y in 0..<height {
      let target = y * width
      for (index, weight) in taps.enumerated() {
        let row = (y - radius) * factor + index
        if row < 0 || row >= height * factor { continue }
        let origin = row * width
        for x in 0..<width { result[target + x] += source[origin + x] * weight }
      }
    }
  }

  private func blurRow(
    _ y: Int, of source: UnsafeMutableBufferPointer<Float>,
    into result: UnsafeMutableBufferPointer<Float>, width: Int,
    phases: UnsafeMutableBufferPointer<Float>
  ) {
    // The samples that lie at the same place within their pixels are put side by side, so that every
    // tap is one run over neighbours.
    let origin = y * width * factor
    for phase in 0..<factor {
      for x in 0..<width { phases[phase * width + x] = source[origin + x * factor + phase] }
    }
    let target = y * width
    for (index, weight) in taps.enumerated() {
      let shift = index / factor - radius
      let row = index % factor * width + shift
      for x in max(0, -shift)..<max(max(0, -shift), min(width, width - shift)) {
        result[target + x] += phases[row + x] * weight
      }
    }
  }
}
