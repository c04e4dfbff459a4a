import Glibc

/// The errors of the times of the samples, by the residuals.
extension SpringFit {
  /// The usual distance of samples in time, in seconds.
  static func period(of samples: [MotionSample]) -> Double {
    let steps = zip(samples, samples.dropFirst()).map { $1.time - $0.time }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }

  /// The largest deviation of times that counts as their noise, as a part of a frame. chosen
  private static let largestTimeDeviation = 0.25

  /// The samples with deviations in which their times have errors, too: fast ones are less exact.
  ///
  /// `nil` if their times are exact.
  func weighted(_ samples: [MotionSample]) -> [MotionSample]? {
    let scale = restScale(of: samples)
    let time = timeDeviation(of: samples, scale: scale)
    if time == 0 { return nil }
    return samples.map { sample in
      var sample = sample
      sample.deviation = deviation(of: sample, scale: scale, time: time)
      return sample
    }
  }

  private func deviation(of sample: MotionSample, scale: Double, time: Double) -> Double {
    let (own, shift) = (scale * sample.deviation, time * state(at: sample.time).velocity)
    return (own * own + shift * shift).squareRoot()
  }

  /// The error of samples at rest as a multiple of their deviations, at least 1.
  private func restScale(of samples: [MotionSample]) -> Double {
    let residuals = residuals(of: samples)
    let moving = Set(moving(samples))
    let errors = samples.indices.filter { !moving.contains($0) }
      .map { residuals[$0] / samples[$0].deviation }
    return errors.count < Self.fewestSamples ? 1 : max(1, MotionNoise.typicalDeviation(of: errors))
  }

  /// The deviation of the times that explains the residuals in motion, in seconds.
  private func timeDeviation(of samples: [MotionSample], scale: Double) -> Double {
    let (residuals, moving) = (residuals(of: samples), moving(samples))
    func explains(_ time: Double) -> Bool {
      let errors = moving.map { index in
        residuals[index] / deviation(of: samples[index], scale: scale, time: time)
      }
      return MotionNoise.typicalDeviation(of: errors) <= 1
    }
    if explains(0) { return 0 }
    var (low, high) = (0.0, Self.largestTimeDeviation * Self.period(of: samples))
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if explains(middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: Missing frames

  /// The most missing frames that are looked for, the part of the squared residual below which one
  /// further missing frame explains it, and all of them. chosen
  private static let (mostMissing, explainedByOne, explained) = (3, 0.5, 0.25)

  /// The change of the spring that missing frames have to make, as a part of it. chosen
  private static let leastChange = 0.02

  /// The time after which frames seem to be missing, by which the spring is wrong; `nil` for none.
  ///
  /// After a missing frame all times are too early, so a spring follows the positions much better
  /// once these times are a frame later.
  func firstGap(in samples: [MotionSample], isInterpolated: Bool) -> Double? {
    let scale = restScale(of: samples)
    let usual = MotionNoise.mean(
      samples.map { hypot(scale * $0.deviation, RobustFit.largestError / 3) })
    let error = squaredError(of: samples)
    if error < 4 * usual * usual { return nil }
    var best = (fit: self, samples: samples, error: error)
    var gaps: [Double] = []
    while gaps.count < Self.mostMissing {
      let next = best.fit.moving(best.samples).compactMap { index in
        best.fit.delayed(from: index, best.samples, isInterpolated).map { (index, $0) }
      }.min { $0.1.error < $1.1.error }
      guard let (index, delayed) = next, delayed.error < Self.explainedByOne * best.error else {
        break
      }
      gaps.append(samples[max(0, index - 1)].time)
      best = delayed
    }
    let change = max(
      abs(best.fit.spring.response / spring.response - 1),
      abs(best.fit.spring.dampingRatio / spring.dampingRatio - 1))
    return best.error < Self.explained * error && change > Self.leastChange ? gaps.min() : nil
  }

  /// The motion after a missing frame before a sample.
  private func delayed(
    from index: Int, _ samples: [MotionSample], _ isInterpolated: Bool
  ) -> (fit: SpringFit, samples: [MotionSample], error: Double)? {
    let period = Self.period(of: samples)
    var later = samples
    for place in index..<later.count { later[place].time += period }
    let refined = refined(to: later, isInterpolated, after: nil, rounds: 1)
    return refined.map { ($0.fit, later, $0.fit.squaredError(of: later)) }
  }

  /// The mean of the squared residuals in motion; infinite without motion.
  private func squaredError(of samples: [MotionSample]) -> Double {
    let (residuals, moving) = (residuals(of: samples), moving(samples))
    let error = MotionNoise.mean(moving.map { residuals[$0] })
    return moving.isEmpty ? .infinity : error * error
  }
}
