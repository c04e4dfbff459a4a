import Controls

/// The spring that follows measured positions best, by least squares.
/// spec: docs/spec/measuring.md#fit/model
///
/// The motion is at rest at ``from`` until ``start``, then the step response of ``spring`` to
/// ``to``.
public struct SpringFit: Sendable {
  /// A position at a time in seconds.
  public typealias Sample = (time: Double, position: Double)

  /// In seconds.
  public internal(set) var start: Double
  /// The response in seconds, and the damping ratio.
  public internal(set) var spring: Spring
  /// The positions before and after the motion.
  public internal(set) var from, to: Double

  /// The amplitudes, in pixels, of the first harmonics of the error of linear interpolation.
  ///
  /// A position that is interpolated linearly between pixels is up to 0.09 px off, by an amount
  /// that depends on its place between them. Over short ways this changes the spring by several
  /// percent, so the harmonics are further unknowns.
  var harmonics: [Double] = []

  /// The number of harmonics of interpolated positions. chosen
  private static let harmonicCount = 3

  /// The fewest samples: the model has five parameters. chosen
  public static let fewestSamples = 8

  /// `nil` if there are fewer samples than ``fewestSamples``, or if no motion can be computed.
  ///
  /// The times of the samples ascend. `isInterpolated` is for positions in pixels that were
  /// interpolated linearly between them.
  public init?(_ samples: [Sample], isInterpolated: Bool = false) {
    guard samples.count >= Self.fewestSamples else { return nil }
    let count = isInterpolated ? Self.harmonicCount : 0
    let refined = SpringSearch.motions(nearestTo: samples).map { $0.refined(to: samples, count) }
    guard let best = refined.min(by: { $0.error < $1.error }) else { return nil }
    self = best.fit
  }

  init(start: Double, spring: Spring, from: Double, to: Double) {
    (self.start, self.spring, self.from, self.to) = (start, spring, from, to)
  }

  /// The position of the motion at a time in seconds.
  public func position(at time: Double) -> Double {
    from + (to - from) * spring.stepResponse(at: time - start).value
  }

  /// The root of the mean squared distance of samples from the motion, and the largest distance.
  public func residual(of samples: [Sample]) -> (rms: Double, max: Double) {
    let errors = samples.map { abs($0.position - position(at: $0.time)) }
    let squares = errors.reduce(0) { $0 + $1 * $1 }
    return ((squares / Double(max(1, errors.count))).squareRoot(), errors.max() ?? 0)
  }
}
