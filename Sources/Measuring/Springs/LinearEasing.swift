import Controls
import Glibc

/// The stops of CSS's `linear()` that follow a spring from 0 to 1 within a tolerance, as few as a
/// greedy choice finds.
///
/// Stops need not lie on the curve. Each line leads as far as any line from its start does that
/// stays within the tolerance of the curve's samples. Between samples the curve deviates from its
/// chord by at most a hundredth of the tolerance, for which the lines leave room.
struct LinearEasing {
  struct Stop: Hashable {
    /// In percent of the duration.
    var percent: Double
    var value: Double
  }

  /// In seconds: the spring's settling time.
  let duration: Double

  let stops: [Stop]

  /// The largest error of a value that is written with 6 significant digits.
  private static let rounding = 0.000_005

  /// The most steps along a spring, for one that swings very often. chosen
  private static let maximumSteps = 50_000

  /// `nil` if the spring swings too often.
  init?(_ spring: Spring, tolerance: Double) {
    let settling = spring.settlingTime(within: tolerance)
    let duration = settling.roundedUp(digits: 6)
    guard let samples = Self.samples(of: spring, duration, tolerance) else { return nil }
    self.duration = duration
    stops = Self.stops(through: samples, tolerance: 0.98 * tolerance - Self.rounding)
  }

  private static func samples(
    of spring: Spring, _ duration: Double, _ tolerance: Double
  ) -> [Stop]? {
    var samples = [Stop(percent: 0, value: 0)]
    let end = Stop(percent: 100, value: 1)
    var time = 0.0
    for _ in 0..<maximumSteps {
      // The chord deviates by an eighth of acceleration times squared time.
      let step = (0.08 * tolerance / spring.accelerationBound(from: time)).squareRoot()
      // The last step is shorter, because the end may be as far from the curve as the tolerance.
      if time + 0.7 * step >= duration { return samples + [end] }
      time = min(time + step, duration - 0.6 * step)
      let percent = (100 * time / duration).rounded(digits: 6)
      if percent >= 100 { return samples + [end] }
      guard let last = samples.last, percent > last.percent else { continue }
      let value = spring.stepResponse(at: percent / 100 * duration).value
      samples.append(Stop(percent: percent, value: value))
    }
    return nil
  }

  /// The samples' last one is kept as it is.
  private static func stops(through samples: [Stop], tolerance: Double) -> [Stop] {
    var stops = Array(samples.prefix(1))
    var index = 1
    while index < samples.count, let start = stops.last {
      var slopes = -Double.infinity...Double.infinity
      var slope = 0.0
      let first = index
      while index < samples.count {
        let sample = samples[index]
        let room = index == samples.count - 1 ? 0 : tolerance
        let length = sample.percent - start.percent
        let (low, high) = (
          (sample.value - room - start.value) / length, (sample.value + room - start.value) / length
        )
        // The line that is nearest to the first sample out of reach.
        if low > slopes.upperBound { slope = slopes.upperBound }
        if high < slopes.lowerBound { slope = slopes.lowerBound }
        if low > slopes.upperBound || high < slopes.lowerBound { break }
        slopes = max(low, slopes.lowerBound)...min(high, slopes.upperBound)
        index += 1
      }
      if index == samples.count { return stops + samples.suffix(1) }
      // A sample is always in reach of the one before it.
      let last = samples[max(index, first + 1) - 1]
      let value = start.value + slope * (last.percent - start.percent)
      stops.append(Stop(percent: last.percent, value: value.rounded(digits: 6)))
    }
    return stops
  }

  var text: String {
    let parts = stops.enumerated().map { index, stop in
      let value = stop.value.significantText()
      return index == 0 || index == stops.count - 1
        ? value : "\(value) \(stop.percent.significantText())%"
    }
    return "linear(\(parts.joined(separator: ", ")))"
  }
}

extension Double {
  fileprivate func rounded(digits: Int) -> Double { Double(significantText(digits)) ?? self }

  /// The next number of so many significant digits that is not smaller.
  fileprivate func roundedUp(digits: Int) -> Double {
    let rounded = rounded(digits: digits)
    if rounded >= self { return rounded }
    return (rounded + pow(10, log10(magnitude).rounded(.down) + 1 - Double(digits)))
      .rounded(digits: digits)
  }
}
