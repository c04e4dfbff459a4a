import Glibc

/// A mapping between values and positions along a slider's track.
///
/// The mapping has to be monotonic.
///
/// ```swift
/// struct SquareScale: ValueScale {
///   func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
///     (value / range.upperBound).squareRoot()
///   }
///   func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
///     fraction * fraction * range.upperBound
///   }
///   func accepts(_ range: ClosedRange<Double>) -> Bool { range.lowerBound == 0 }
/// }
/// ```
public protocol ValueScale: Hashable, Sendable {
  /// Whether the scale supports a range; otherwise the slider is linear.
  func accepts(_ range: ClosedRange<Double>) -> Bool

  /// The place of a value in the range, 0...1.
  func fraction(of value: Double, in range: ClosedRange<Double>) -> Double

  /// The value at a place, 0...1.
  func value(at fraction: Double, in range: ClosedRange<Double>) -> Double
}

extension ValueScale {
  /// All ranges are supported.
  public func accepts(_ range: ClosedRange<Double>) -> Bool { true }
}

/// The default scale: equal distances are equal differences.
public struct LinearScale: ValueScale {
  /// A linear scale.
  public init() {}

  public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
    SliderValues(range: range).fraction(of: value)
  }

  public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
    SliderValues(range: range).value(at: fraction)
  }
}

/// A scale in which equal distances are equal ratios: the middle of 1...100 is 10.
///
/// It accepts ranges that do not contain 0.
public struct LogarithmicScale: ValueScale {
  /// A logarithmic scale.
  public init() {}

  public func accepts(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound > 0 || range.upperBound < 0
  }

  public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
    // Differences of logarithms, as the ratio of the bounds may overflow.
    let start = log(abs(range.lowerBound))
    return (log(abs(value)) - start) / (log(abs(range.upperBound)) - start)
  }

  public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
    let ratio = range.upperBound / range.lowerBound
    if ratio.isNormal { return range.lowerBound * pow(ratio, fraction) }
    let start = log(abs(range.lowerBound))
    let magnitude = exp(start + fraction * (log(abs(range.upperBound)) - start))
    return range.lowerBound < 0 ? -magnitude : magnitude
  }
}

extension ValueScale where Self == LinearScale {
  /// The linear scale.
  public static var linear: LinearScale { LinearScale() }
}

extension ValueScale where Self == LogarithmicScale {
  /// The logarithmic scale.
  public static var logarithmic: LogarithmicScale { LogarithmicScale() }
}

/// A type-erased scale with equality.
struct AnyValueScale: Hashable, Sendable {
  let scale: any ValueScale

  static func == (one: AnyValueScale, other: AnyValueScale) -> Bool {
    AnyHashable(one.scale) == AnyHashable(other.scale)
  }

  func hash(into hasher: inout Hasher) { scale.hash(into: &hasher) }
}
