import Glibc

/// A cubic Bézier as a timing function that follows measured positions.
/// spec: docs/spec/recordings.md#estimator
struct CurveFit: Sendable {
  /// The control points: x and y of the first one, then of the second one.
  var points: [Double]
  /// In seconds.
  var start, duration: Double
  var from, to: Double
  /// The root of the mean squared distance of the positions, in pixels.
  var rms = 0.0

  /// The name of the curve of CSS whose control points are within 0.02.
  var name: String? {
    Self.named.first { _, points in zip(points, self.points).allSatisfy { abs($0 - $1) <= 0.02 } }?
      .0
  }

  /// The timing functions of CSS. source: W3C, CSS Easing Functions Level 1
  private static let named: [(String, [Double])] = [
    ("linear", [0, 0, 1, 1]), ("ease", [0.25, 0.1, 0.25, 1]), ("ease-in", [0.42, 0, 1, 1]),
    ("ease-out", [0, 0, 0.58, 1]), ("ease-in-out", [0.42, 0, 0.58, 1]),
  ]

  /// The part of a spring's residual that a curve has to fall below. chosen
  private static let betterShare = 0.7

  /// The curve that follows samples better than a spring with its residuals; `nil` if none does.
  static func better(
    than residuals: [Double], for samples: [MotionSample], isInterpolated: Bool
  ) -> CurveFit? {
    let named = named.compactMap { fitted(samples, points: $0.1, isFree: false, isInterpolated) }
    guard let best = named.min(by: { $0.cost < $1.cost }) else { return nil }
    let free = fitted(
      samples, points: best.curve.points, isFree: true, isInterpolated, near: best.curve)
    // Four further numbers always fit better, most of all a short motion.
    let chosen = free.map { $0.curve.rms < 0.5 * best.curve.rms ? $0 : best } ?? best
    let rms = (residuals.reduce(0) { $0 + $1 * $1 } / Double(max(1, residuals.count))).squareRoot()
    return chosen.curve.rms < betterShare * rms ? chosen.curve : nil
  }

  private static func fitted(
    _ samples: [MotionSample], points: [Double], isFree: Bool, _ isInterpolated: Bool,
    near curve: CurveFit? = nil
  ) -> (curve: CurveFit, cost: Double)? {
    guard let first = samples.first, let last = samples.last else { return nil }
    let (from, to) = (first.position, last.position)
    func crossing(_ part: Double) -> Double {
      let level = from + part * (to - from)
      return samples.first { ($0.position - level) * (to - from) >= 0 }?.time ?? first.time
    }
    // Most of the way, extended to all of it.
    let (early, late) = (crossing(0.1), crossing(0.9))
    let length = max((late - early) / 0.8, 1e-3)
    let begin =
      curve.map { [$0.start, log($0.duration), $0.from, $0.to] }
      ?? [early - 0.1 * length, log(length), from, to]
    let parameters = begin + (isFree ? points : [])
    func motion(_ parameters: [Double]) -> CurveFit? {
      let points = isFree ? Array(parameters.suffix(4)) : points
      guard (0...1).contains(points[0]), (0...1).contains(points[2]),
        points.allSatisfy({ abs($0) < 3 }), abs(parameters[1]) < 10
      else { return nil }
      return CurveFit(
        points: points, start: parameters[0], duration: exp(parameters[1]), from: parameters[2],
        to: parameters[3])
    }
    let fit = RobustFit(
      samples, from: parameters,
      steps: [1e-4, 1e-3, 1e-3, 1e-3] + (isFree ? [1e-3, 1e-3, 1e-3, 1e-3] : []),
      isInterpolated: isInterpolated
    ) { parameters in
      motion(parameters).map { curve in samples.map { curve.position(at: $0.time) } }
    }
    guard let fit, var result = motion(fit.parameters) else { return nil }
    let squares = fit.residuals.reduce(0) { $0 + $1 * $1 }
    result.rms = (squares / Double(samples.count)).squareRoot()
    return (result, fit.cost)
  }

  func position(at time: Double) -> Double {
    from + (to - from) * value((time - start) / duration)
  }

  /// The part of the way for a part of the duration.
  private func value(_ part: Double) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    func curve(_ one: Double, _ other: Double, _ s: Double) -> Double {
      let rest = 1 - s
      return 3 * one * s * rest * rest + 3 * other * s * s * rest + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if curve(points[0], points[2], middle) < part { low = middle } else { high = middle }
    }
    return curve(points[1], points[3], (low + high) / 2)
  }
}
