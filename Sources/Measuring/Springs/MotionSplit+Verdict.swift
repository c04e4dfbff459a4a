import Controls
import Support

/// Whether a motion follows a spring, and why not.
extension MotionSplit {
  /// The spring of one motion with a verdict; `nil` if none can be computed.
  ///
  /// `isTurned` is for a motion that a turn ends, and `origin` is the motion before a turn.
  func fitted(
    _ samples: [MotionSample], isTurned: Bool = false, after origin: SpringFit? = nil,
    mayRepeat: Bool = true
  ) -> FittedMotion? {
    guard samples.count >= SpringFit.fewestSamples,
      let fit = SpringFit.nearest(
        to: samples, isInterpolated: isInterpolated, after: origin)
    else { return nil }
    let residuals = fit.residuals(of: samples)
    let moving = fit.moving(samples)
    var motion = FittedMotion(fit, samples)
    motion.reason = reason(fit, samples, residuals, moving, isTurned: isTurned)
    if mayRepeat, motion.reason != nil, let index = repeated(samples, residuals, moving) {
      var others = samples
      others.remove(at: index)
      if var motion = fitted(others, isTurned: isTurned, after: origin, mayRepeat: false),
        motion.reason == nil
      {
        motion.duplicates = 1
        return motion
      }
    }
    // Half of a motion, as before a turn, follows almost any times.
    if origin == nil, !isTurned, motion.reason == nil,
      let gap = fit.firstGap(in: samples, isInterpolated: isInterpolated)
    {
      motion.reason =
        "frames seem to be missing after \(gap.significantText(3)) s, or their times are wrong; "
        + "give them with --times"
    }
    // In a short motion, a pattern looks like noise.
    let isInexact =
      MotionNoise.mean(residuals) > 2 * MotionNoise.meanDeviation(of: residuals)
      || MotionNoise.mean(moving.map { residuals[$0] })
        > MotionNoise.mean(moving.map { samples[$0].deviation })
    if origin == nil, motion.reason != nil || isInexact,
      let curve = CurveFit.better(than: residuals, for: samples, isInterpolated: isInterpolated)
    {
      // A curve with a name has fewer free numbers than a spring.
      let isClear =
        curve.name != nil || curve.rms < Self.clearShare * MotionNoise.mean(residuals)
      if isClear, motion.reason == nil {
        motion.reason = "another timing function fits better than a spring"
      }
      if motion.reason != nil { motion.curve = curve }
    }
    return motion
  }

  /// The index of the position that is farthest from the spring, if it repeats the one before: the
  /// first one of a motion, before which nothing moves, is known by the spring alone.
  private func repeated(
    _ samples: [MotionSample], _ residuals: [Double], _ moving: [Int]
  ) -> Int? {
    moving.max { abs(residuals[$0]) < abs(residuals[$1]) }.flatMap { index in
      let step = index == 0 ? .infinity : samples[index].position - samples[index - 1].position
      return abs(step) < EdgePath.stillShare * abs(residuals[index]) ? index : nil
    }
  }

  /// The residual as a multiple of what explains it, and an interval as a part of its value, from
  /// which on no spring fits. spec: docs/spec/recordings.md#estimator
  private static let (mostResidual, widestInterval) = (3.0, 0.25)

  /// The noise of positions in motion, as a part of the way, at most. chosen
  private static let largestNoise = 0.015

  /// Half an interval as a part of its value, if the motion goes on after the last position. chosen
  private static let widestUnsettled = 0.015

  /// The part of a spring's residual below which a curve without a name is no coincidence. chosen
  private static let clearShare = 0.5

  /// Pixels beside the probe at which an end counts as on it: half a sample and an error. chosen
  private static let margin = 1.0

  private static let endsTooEarly = "the film ends too early to tell the spring"

  /// The reason for which a spring does not fit; `nil` if it does.
  func reason(
    _ fit: SpringFit, _ samples: [MotionSample], _ residuals: [Double], _ moving: [Int],
    isTurned: Bool = false
  ) -> String? {
    let ends = (bounds.lowerBound - Self.margin)...(bounds.upperBound + Self.margin)
    // Motion after the last position is extrapolated.
    let isWhole = (samples.last?.time ?? 0) >= fit.start + fit.spring.settlingTime(within: 0.05)
    if !ends.contains(fit.from) || !ends.contains(fit.to) {
      return isWhole || isTurned
        ? "the way is longer than the probe; choose a longer one" : Self.endsTooEarly
    }
    if moving.count < SpringFit.fewestSamples {
      return (moving.count == 1 ? "only 1 position lies" : "only \(moving.count) positions lie")
        + " within the motion, and at least \(SpringFit.fewestSamples) are needed"
    }
    if fit.isAliased(in: samples) {
      let response = fit.spring.response.significantText(2)
      return "a response of \(response) s is shorter than two frames; record more frames per second"
    }
    let parts = moving.map { residuals[$0] }
    let usual = MotionNoise.mean(moving.map { samples[$0].deviation })
    // Wrong positions must not explain themselves.
    let most = Self.largestNoise * abs(fit.to - fit.from)
    let noise = max(min(MotionNoise.deviation(of: parts), most), usual)
    let interpolation = isInterpolated ? RobustFit.largestError / 2.0.squareRoot() : 0
    let limit = Self.mostResidual * (noise * noise + interpolation * interpolation).squareRoot()
    // Positions also count that are off while the spring rests: its motion does not have them.
    let rest = residuals.indices.filter { abs(residuals[$0]) > max(limit, Self.leastTravel) }
    let mean = MotionNoise.mean(Set(moving + rest).sorted().map { residuals[$0] })
    if mean > limit {
      return "the positions are \(mean.significantText(2)) px beside a spring, more than noise and "
        + "interpolation explain"
    }
    for (error, name) in [(fit.responseError, "response"), (fit.dampingError, "damping ratio")]
    where !(2 * error <= Self.widestInterval) {
      return "the \(name) is not determined: its 95 % interval is wider than a quarter of it"
    }
    if !isWhole, !isTurned, max(fit.responseError, fit.dampingError) > Self.widestUnsettled {
      return Self.endsTooEarly
    }
    return nil
  }
}
