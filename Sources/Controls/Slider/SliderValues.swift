import Glibc

/// A slider's range, steps, ticks and scale.
///
/// It supports all finite ranges: halves are used where the span would overflow.
struct SliderValues: Hashable, Sendable {
  var range: ClosedRange<Double> { didSet { range = Self.finite(range) } }

  /// The step, counted from the lower bound.
  var step: Double? { didSet { step = Self.usable(step) } }

  var scale: AnyValueScale?

  var ticks: SliderTicks?
  /// Whether the value is restricted to ticks, in place of steps.
  var allowsTickValuesOnly = false

  var enabledRange: ClosedRange<Double>?
  /// The bounds by the other thumb of a range slider; they may be infinite.
  var limits: ClosedRange<Double>?

  var halfSpan: Double { range.halfSpan }

  /// Bounds and step are made finite; a step that is not above 0 becomes `nil`.
  init(range: ClosedRange<Double>, step: Double? = nil) {
    self.range = Self.finite(range)
    self.step = Self.usable(step)
  }

  private static func finite(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let limit = Double.greatestFiniteMagnitude
    let low = min(max(range.lowerBound, -limit), limit)
    return low...max(min(range.upperBound, limit), low)
  }

  private static func usable(_ step: Double?) -> Double? {
    step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The scale, unless it is linear or does not fit the range.
  var curve: (any ValueScale)? {
    guard let scale = scale?.scale, halfSpan > 0, scale.accepts(range) else { return nil }
    return scale
  }

  var reachable: ClosedRange<Double> {
    let enabled = enabledBounds
    guard let limits else { return enabled }
    let low = min(max(enabled.lowerBound, limits.lowerBound), enabled.upperBound)
    return low...max(min(enabled.upperBound, limits.upperBound), low)
  }

  /// The reachable values without ``limits``.
  var enabledBounds: ClosedRange<Double> {
    guard let enabledRange else { return range }
    return range.nearest(to: enabledRange.lowerBound)...range.nearest(to: enabledRange.upperBound)
  }

  /// A value clamped to the reachable values; NaN becomes the lowest.
  func clamped(_ value: Double) -> Double { reachable.nearest(to: value) }

  /// The place of a value along the track, 0...1.
  func fraction(of value: Double) -> Double {
    if let curve {
      return (0...1).nearest(to: curve.fraction(of: range.nearest(to: value), in: range))
    }
    return range.part(of: value)
  }

  /// The value at a place along the track, clamped to the reachable values.
  func value(at fraction: Double) -> Double { clamped(rangeValue(at: fraction)) }

  /// The value at a place along the track, reachable or not.
  func rangeValue(at fraction: Double) -> Double {
    if let curve {
      if fraction >= 1 { return range.upperBound }
      return fraction > 0
        ? range.nearest(to: curve.value(at: fraction, in: range)) : range.lowerBound
    }
    let span = 2 * halfSpan
    if span.isFinite { return range.nearest(to: range.lowerBound + fraction * span) }
    let part = fraction.clamped(to: 1)
    return range.nearest(to: range.lowerBound * (1 - part) + range.upperBound * part)
  }

  /// The value a part of the track further; it may be outside of the range.
  func moved(_ value: Double, by part: Double) -> Double {
    if curve != nil { return rangeValue(at: fraction(of: value) + part) }
    return value + halfSpan * (2 * part)
  }

  /// A value rounded to as many digits as are significant in its range.
  func roundedToSignificantDigits(_ value: Double) -> Double {
    // On a curve small values are as significant as large ones.
    let magnitude = curve == nil ? max(abs(range.lowerBound), abs(range.upperBound)) : abs(value)
    let digits = 12 - log10(magnitude).rounded(.up)
    // Further powers of ten overflow.
    guard abs(digits) <= 300 else { return value }
    let power = pow(10, abs(digits))
    return digits >= 0 ? (value * power).rounded() / power : (value / power).rounded() * power
  }
}
