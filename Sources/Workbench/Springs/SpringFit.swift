import Controls

/// The spring that follows measured positions best, by least squares. spec: measuring, fit
///
/// The motion is at rest at ``from`` until ``start``, then the step response of ``spring`` to
/// ``to``.
package struct SpringFit: Sendable {
  /// A position at a time in seconds.
  package struct Sample: Hashable, Sendable {
    package var time: Double
    package var position: Double

    package init(time: Double, position: Double) {
      self.time = time
      self.position = position
    }
  }

  /// In seconds.
  package let start: Double
  /// The positions before and after the motion.
  package let from, to: Double
  package let spring: Spring

  /// The fewest samples: the model has five parameters. chosen
  package static let fewestSamples = 8

  /// `nil` if there are fewer samples than ``fewestSamples``, or if no motion can be computed.
  ///
  /// The times of the samples ascend. `isInterpolated` is for positions in pixels that were
  /// interpolated linearly between them.
  package init?(_ samples: [Sample], isInterpolated: Bool = false) {
    guard samples.count >= Self.fewestSamples else { return nil }
    let problem = SpringProblem(samples, isInterpolated: isInterpolated)
    let motions = SpringSearch(samples).candidates.compactMap {
      problem.motion(start: $0.start, spring: $0.spring)
    }
    let refined = motions.map(problem.refined)
    guard let best = refined.min(by: { $0.error < $1.error }) else { return nil }
    let motion = best.motion
    (start, spring, from, to) = (motion.start, motion.spring, motion.from, motion.to)
  }

  package func position(at time: Double) -> Double {
    from + (to - from) * spring.stepResponse(at: time - start).value
  }

  package func residual(of samples: [Sample]) -> (rms: Double, max: Double) {
    let errors = samples.map { abs($0.position - position(at: $0.time)) }
    let squares = errors.reduce(0) { $0 + $1 * $1 }
    return ((squares / Double(max(1, errors.count))).squareRoot(), errors.max() ?? 0)
  }
}
