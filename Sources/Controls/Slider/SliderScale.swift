/// A slider's values: their range, their steps, and where they lie along the track.
struct SliderScale: Hashable, Sendable {
  let range: ClosedRange<Double>

  /// Distance between the values a stepped slider rests at, counted from the range's lower end.
  var step: Double?

  var span: Double { range.upperBound - range.lowerBound }

  func clamped(_ value: Double) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// More steps than this nobody can tell apart.
  private static let maximumSteps = 1e9

  /// How far along the range a value lies, 0 to 1.
  func fraction(of value: Double) -> Double {
    span > 0 ? (value - range.lowerBound) / span : 0
  }

  func value(at fraction: Double) -> Double {
    clamped(range.lowerBound + fraction * span)
  }

  /// The number of the nearest step, halves upwards; 0 without steps.
  func stepIndex(of value: Double) -> Int {
    guard let step, step > 0, span > 0 else { return 0 }
    // Room for the dust that sums of decimal fractions leave.
    let dust = 1e-9
    let last = min((span / step + dust).rounded(.down), Self.maximumSteps)
    let index = ((value - range.lowerBound) / step + 0.5 + dust).rounded(.down)
    return Int(min(max(index, 0), last))
  }

  /// The nearest value that a slider with steps rests at; the value itself without steps.
  func snapped(_ value: Double) -> Double {
    guard let step, step > 0, span > 0 else { return clamped(value) }
    let exact = range.lowerBound + Double(stepIndex(of: value)) * step
    let unit = 1e12 / max(abs(exact), 1)
    return clamped((exact * unit).rounded() / unit)
  }

  /// What an arrow key adds.
  var keyIncrement: Double { step ?? span * SliderMetrics.keyFraction }

  /// What a page key adds: at least one step.
  var pageIncrement: Double { max(span * SliderMetrics.keyFraction, step ?? 0) }
}
