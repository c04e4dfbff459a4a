import Controls

/// The spring that follows measured positions best, by robust least squares.
/// spec: docs/spec/measuring.md#fit/model; docs/spec/recordings.md#estimator
///
/// The motion is at ``from`` until ``start``, then moves to ``to`` with ``spring``, from rest or,
/// after a turn, from ``velocity``.
public struct SpringFit: Sendable {
  /// A position at a time in seconds.
  public typealias Sample = (time: Double, position: Double)

  /// In seconds.
  public internal(set) var start: Double
  /// The response in seconds, and the damping ratio.
  public internal(set) var spring: Spring
  /// The positions before and after the motion.
  public internal(set) var from, to: Double
  /// The velocity at the start, per second: 0 from rest.
  public internal(set) var velocity = 0.0
  /// Half the widths of the 95 % intervals of response and damping ratio, as fractions of them.
  public internal(set) var (responseError, dampingError) = (Double.infinity, Double.infinity)

  /// The amplitudes, in pixels, of the first harmonics of the error of linear interpolation.
  var harmonics: [Double] = []

  /// The fewest samples: the model has five parameters. chosen
  public static let fewestSamples = 8

  /// `nil` if there are fewer samples than ``fewestSamples``, if all positions are equal up to
  /// rounding, or if no motion can be computed.
  ///
  /// The times of the samples ascend.
  public init?(_ samples: [Sample]) {
    let positions = samples.map(\.position)
    guard samples.count >= Self.fewestSamples, Self.move(positions) else { return nil }
    let noise = MotionNoise.deviation(of: positions)
    let samples = samples.map {
      MotionSample(
        time: $0.time, position: $0.position, deviation: max(noise, Self.leastDeviation),
        place: $0.position)
    }
    guard let fit = SpringFit.nearest(to: samples, isInterpolated: false) else { return nil }
    self = fit
  }

  /// The smallest error of a position. chosen
  private static let leastDeviation = 1e-9

  /// Whether positions differ by more than their rounding.
  private static func move(_ positions: [Double]) -> Bool {
    guard let low = positions.min(), let high = positions.max() else { return false }
    return high - low > max(leastDeviation, 1e-12 * max(abs(low), abs(high)))
  }

  init(start: Double, spring: Spring, from: Double, to: Double, velocity: Double = 0) {
    (self.start, self.spring, self.from, self.to) = (start, spring, from, to)
    self.velocity = velocity
  }

  /// The position of the motion at a time in seconds.
  public func position(at time: Double) -> Double { state(at: time).value }

  func state(at time: Double) -> Spring.State {
    if time <= start { return Spring.State(value: from, velocity: 0) }
    let begin = Spring.State(value: from, velocity: velocity)
    return spring.state(at: time - start, from: begin, to: to)
  }

  /// The root of the mean squared distance of samples from the motion, and the largest distance.
  public func residual(of samples: [Sample]) -> (rms: Double, max: Double) {
    let errors = samples.map { abs($0.position - position(at: $0.time)) }
    let squares = errors.reduce(0) { $0 + $1 * $1 }
    return ((squares / Double(max(1, errors.count))).squareRoot(), errors.max() ?? 0)
  }
}

/// The noise of positions, apart from their motion.
enum MotionNoise {
  /// The standard deviation of errors that are independent of each other: the median of third
  /// differences, in which a smooth motion hardly appears.
  static func deviation(of values: [Double]) -> Double {
    typicalDeviation(of: thirdDifferences(of: values))
  }

  /// The standard deviation of normal errors with the same median of their sizes; outliers hardly
  /// change it.
  static func typicalDeviation(of errors: [Double]) -> Double {
    let sorted = errors.map(abs).sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2] / 0.6745
  }

  /// The standard deviation from all third differences.
  static func meanDeviation(of values: [Double]) -> Double { mean(thirdDifferences(of: values)) }

  /// The root of the mean square.
  static func mean(_ values: [Double]) -> Double {
    let squares = values.reduce(0) { $0 + $1 * $1 }
    return (squares / Double(max(1, values.count))).squareRoot()
  }

  /// In units of the deviation of a value: the squares of 1, 3, 3 and 1 have the sum 20.
  private static func thirdDifferences(of values: [Double]) -> [Double] {
    let unit = 20.0.squareRoot()
    return values.indices.dropFirst(3).map { index -> Double in
      let inner = 3 * (values[index - 2] - values[index - 1])
      return (values[index] + inner - values[index - 3]) / unit
    }
  }
}
