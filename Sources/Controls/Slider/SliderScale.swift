#if canImport(Glibc)
  import Glibc
#endif

/// A slider's values: their range, their steps, and where they lie along the track.
///
/// It holds for every range of finite numbers: where the span would be infinite, halves are told.
struct SliderScale: Hashable, Sendable {
  let range: ClosedRange<Double>

  /// Distance between the values a stepped slider rests at, counted from the range's lower end.
  var step: Double? {
    didSet { step = Self.usable(step) }
  }

  /// Half the distance between the range's ends.
  private var halfSpan: Double { range.upperBound / 2 - range.lowerBound / 2 }

  /// More steps than this nobody can tell apart.
  private static let maximumSteps = 1e9

  /// - Parameters:
  ///   - range: ends that are infinite become the largest numbers there are.
  ///   - step: one that is not above 0, or not finite, is none.
  init(range: ClosedRange<Double>, step: Double? = nil) {
    let limit = Double.greatestFiniteMagnitude
    self.range = max(range.lowerBound, -limit)...min(range.upperBound, limit)
    self.step = Self.usable(step)
  }

  private static func usable(_ step: Double?) -> Double? {
    step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The nearest value of the range; its lower end for what is no number.
  func clamped(_ value: Double) -> Double {
    value > range.lowerBound ? min(value, range.upperBound) : range.lowerBound
  }

  /// How far along the range a value lies, 0 to 1.
  func fraction(of value: Double) -> Double {
    halfSpan > 0 ? (clamped(value) / 2 - range.lowerBound / 2) / halfSpan : 0
  }

  /// The value at a place along the track; the ends for what lies beyond them.
  func value(at fraction: Double) -> Double {
    let span = 2 * halfSpan
    if span.isFinite { return clamped(range.lowerBound + fraction * span) }
    let part = min(max(fraction, 0), 1)
    return clamped(range.lowerBound * (1 - part) + range.upperBound * part)
  }

  /// The number of the nearest step, halves upwards; 0 without steps.
  func stepIndex(of value: Double) -> Int {
    guard let step, halfSpan > 0 else { return 0 }
    // Room for the dust that sums of decimal fractions leave.
    let dust = 1e-9
    let last = min((halfSpan / (step / 2) + dust).rounded(.down), Self.maximumSteps)
    let index = ((clamped(value) / 2 - range.lowerBound / 2) / (step / 2) + 0.5 + dust)
      .rounded(.down)
    return index > 0 ? Int(min(index, last)) : 0
  }

  /// The nearest value that a slider with steps rests at; the value itself without steps.
  func snapped(_ value: Double) -> Double {
    guard let step, halfSpan > 0 else { return clamped(value) }
    let exact = clamped(range.lowerBound + Double(stepIndex(of: value)) * step)
    return clamped(withoutDust(exact))
  }

  /// A value with as many decimal digits as its range gives a meaning to.
  private func withoutDust(_ value: Double) -> Double {
    let magnitude = max(abs(range.lowerBound), abs(range.upperBound))
    let digits = 12 - log10(magnitude).rounded(.up)
    // Beyond these, powers of ten are no numbers any more.
    guard abs(digits) <= 300 else { return value }
    let power = pow(10, abs(digits))
    return digits >= 0 ? (value * power).rounded() / power : (value / power).rounded() * power
  }

  /// What an arrow key adds.
  ///
  /// - Parameter fraction: the part of the range without steps.
  func keyIncrement(_ fraction: Double) -> Double { step ?? part(fraction) }

  /// What a page key adds: at least one step.
  ///
  /// - Parameter fraction: the part of the range.
  func pageIncrement(_ fraction: Double) -> Double { max(part(fraction), step ?? 0) }

  /// A part of the range's span.
  private func part(_ fraction: Double) -> Double { halfSpan * (2 * fraction) }
}
