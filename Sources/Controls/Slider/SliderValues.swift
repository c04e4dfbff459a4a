#if canImport(Glibc)
import Glibc
#endif

/// A slider's values: their range, where they lie along the track, and which of them it rests at.
///
/// It holds for every range of finite numbers: where the span would be infinite, halves are told.
struct SliderValues: Hashable, Sendable {
  var range: ClosedRange<Double> {
    didSet { range = Self.finite(range) }
  }

  /// Distance between the values a stepped slider rests at, counted from the range's lower end.
  var step: Double? {
    didSet { step = Self.usable(step) }
  }

  /// Where values lie along the track; nil for a linear one.
  var scale: AnyValueScale?

  var ticks: SliderTicks?

  /// Whether it rests at ticks only; they then take the place of steps.
  var allowsTickValuesOnly = false

  /// The values that it can have; nil for the whole range.
  var enabledRange: ClosedRange<Double>?

  /// Half the distance between the range's ends.
  var halfSpan: Double { range.upperBound / 2 - range.lowerBound / 2 }

  /// - Parameters:
  ///   - range: ends that are infinite become the largest numbers there are.
  ///   - step: one that is not above 0, or not finite, is none.
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

  /// The scale, unless it is linear, or the range cannot lie on it.
  var curve: (any ValueScale)? {
    guard let scale = scale?.scale, halfSpan > 0, scale.accepts(range) else { return nil }
    return scale
  }

  /// The values that it can have.
  var reachable: ClosedRange<Double> {
    guard let enabledRange else { return range }
    return within(enabledRange.lowerBound)...within(enabledRange.upperBound)
  }

  /// The nearest value of the range; its lower end for what is no number.
  private func within(_ value: Double) -> Double {
    value > range.lowerBound ? min(value, range.upperBound) : range.lowerBound
  }

  /// The nearest value that it can have; the lowest for what is no number.
  func clamped(_ value: Double) -> Double {
    let reachable = reachable
    return value > reachable.lowerBound ? min(value, reachable.upperBound) : reachable.lowerBound
  }

  // MARK: Along the track

  /// How far along the track a value lies, 0 to 1.
  func fraction(of value: Double) -> Double {
    if let curve {
      let fraction = curve.fraction(of: within(value), in: range)
      return fraction > 0 ? min(fraction, 1) : 0
    }
    return part(of: value)
  }

  /// Which part of the range a value is, 0 to 1, wherever it lies along the track.
  func part(of value: Double) -> Double { range.part(of: value) }

  /// The value at a place along the track; the ends of what can be reached for what lies beyond.
  func value(at fraction: Double) -> Double { clamped(rangeValue(at: fraction)) }

  /// The value at a place along the track, whether or not it can be reached.
  func rangeValue(at fraction: Double) -> Double {
    if let curve {
      if fraction >= 1 { return range.upperBound }
      return fraction > 0 ? within(curve.value(at: fraction, in: range)) : range.lowerBound
    }
    let span = 2 * halfSpan
    if span.isFinite { return within(range.lowerBound + fraction * span) }
    let part = min(max(fraction, 0), 1)
    return within(range.lowerBound * (1 - part) + range.upperBound * part)
  }

  /// A value that lies a part of the way further on; it may lie beyond the ends.
  func moved(_ value: Double, by part: Double) -> Double {
    if curve != nil { return rangeValue(at: fraction(of: value) + part) }
    return value + halfSpan * (2 * part)
  }

  /// A value with as many decimal digits as its range gives a meaning to.
  func withoutDust(_ value: Double) -> Double {
    // On a curve the small values of a range mean as much as the large ones.
    let magnitude =
      curve == nil ? max(abs(range.lowerBound), abs(range.upperBound)) : abs(value)
    let digits = 12 - log10(magnitude).rounded(.up)
    // Beyond these, powers of ten are no numbers any more.
    guard abs(digits) <= 300 else { return value }
    let power = pow(10, abs(digits))
    return digits >= 0 ? (value * power).rounded() / power : (value / power).rounded() * power
  }
}
