import Controls
import Glibc

extension SpringFit {
  /// The motion that is nearest to samples; `nil` if none can be computed.
  ///
  /// - Parameters:
  ///   - isInterpolated: Whether positions have the error of linear interpolation.
  ///   - origin: The motion before a turn, which this one continues.
  static func nearest(
    to samples: [MotionSample], isInterpolated: Bool, after origin: SpringFit? = nil
  ) -> SpringFit? {
    let candidates = SpringSearch.motions(nearestTo: samples, after: origin)
    // The rough refinements choose the one that is worth a precise one.
    let rough = candidates.compactMap {
      $0.refined(to: samples, isInterpolated, after: origin, rounds: 1)
    }
    guard let best = rough.min(by: { $0.estimate.cost < $1.estimate.cost }),
      var precise = best.fit.refined(to: samples, isInterpolated, after: origin)
    else { return nil }
    // Errors of times are not known before there is a motion.
    for _ in 0..<timingRounds {
      guard let weighted = precise.fit.weighted(samples),
        let next = precise.fit.refined(to: weighted, isInterpolated, after: origin)
      else { break }
      precise = next
    }
    if let deviations = precise.estimate.deviations() {
      precise.fit.responseError = 1.96 * deviations[0]
      precise.fit.dampingError = 1.96 * deviations[1]
    }
    return precise.fit
  }

  /// Refinements with errors of times. chosen
  private static let timingRounds = 2

  /// Changes of the parameters for derivatives: logarithms of response and damping ratio, the
  /// start in seconds, and the ends.
  private static let steps = [1e-4, 1e-4, 1e-5, 1e-4, 1e-4]

  /// The motion from here that is nearest to samples, without intervals, and its estimate.
  func refined(
    to samples: [MotionSample], _ isInterpolated: Bool, after origin: SpringFit?, rounds: Int = 4
  ) -> (fit: SpringFit, estimate: RobustFit)? {
    let parameters =
      [log(spring.response), log(spring.dampingRatio), start, to] + (origin == nil ? [from] : [])
    func motion(_ parameters: [Double]) -> SpringFit? {
      let spring = Spring(response: exp(parameters[0]), dampingRatio: exp(parameters[1]))
      guard (1e-4...1e5).contains(spring.response), (1e-3...1e3).contains(spring.dampingRatio)
      else { return nil }
      let from = origin.map { $0.state(at: parameters[2]) }
      let fit = SpringFit(
        start: parameters[2], spring: spring, from: from?.value ?? parameters[4],
        to: parameters[3], velocity: from?.velocity ?? 0)
      return fit
    }
    let fit = RobustFit(
      samples, from: parameters, steps: Array(Self.steps.prefix(parameters.count)),
      isInterpolated: isInterpolated, rounds: rounds
    ) { parameters in
      motion(parameters).map { motion in samples.map { motion.position(at: $0.time) } }
    }
    guard let fit, var result = motion(fit.parameters) else { return nil }
    result.harmonics = fit.harmonics
    return (result, fit)
  }

  /// Indices of samples within the motion: after its start, until it is within 2 % of its end.
  func moving(_ samples: [MotionSample]) -> [Int] {
    let end = start + spring.settlingTime(within: 0.02)
    return samples.indices.filter { samples[$0].time > start && samples[$0].time <= end }
  }

  /// Whether the motion swings faster than every second sample, which a slower one would do, too.
  func isAliased(in samples: [MotionSample]) -> Bool {
    spring.dampingRatio < 1 && spring.response < 2 * Self.period(of: samples)
  }

  /// The distances of samples from the motion, without the error of the interpolation, in pixels.
  func residuals(of samples: [MotionSample]) -> [Double] {
    samples.map { sample in
      harmonics.enumerated().reduce(sample.position - position(at: sample.time)) {
        $0 - $1.element * sin(2 * .pi * Double($1.offset + 1) * sample.place)
      }
    }
  }
}
