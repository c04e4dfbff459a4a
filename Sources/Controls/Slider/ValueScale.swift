#if canImport(Glibc)
import Glibc
#endif

/// How values lie along a slider's track: from a value to a part of the way, and back.
///
/// ``linear`` and ``logarithmic`` are ready; anything that is monotone can be another.
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
  /// Whether the values of a range can lie on the scale; a slider whose range cannot is linear.
  func accepts(_ range: ClosedRange<Double>) -> Bool

  /// The part of the way, 0 at the range's lower end and 1 at its upper one, of a value in it.
  func fraction(of value: Double, in range: ClosedRange<Double>) -> Double

  /// The value at a part of the way, 0 to 1.
  func value(at fraction: Double, in range: ClosedRange<Double>) -> Double
}

extension ValueScale {
  /// Every range will do.
  public func accepts(_ range: ClosedRange<Double>) -> Bool { true }
}

/// Equal distances along the track are equal differences.
public struct LinearScale: ValueScale {
  /// The scale that sliders have unless they are given another.
  public init() {}

  public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
    SliderValues(range: range).fraction(of: value)
  }

  public func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
    SliderValues(range: range).value(at: fraction)
  }
}

/// Equal distances along the track are equal ratios: the middle of 1...100 is 10.
///
/// Ranges that touch or cross 0 cannot lie on it.
public struct LogarithmicScale: ValueScale {
  /// A scale of equal ratios.
  public init() {}

  public func accepts(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound > 0 || range.upperBound < 0
  }

  public func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
    // Differences of logarithms, for a ratio of ends may be more than a number can hold.
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
  /// Equal distances are equal differences.
  public static var linear: LinearScale { LinearScale() }
}

extension ValueScale where Self == LogarithmicScale {
  /// Equal distances are equal ratios.
  public static var logarithmic: LogarithmicScale { LogarithmicScale() }
}

/// A scale of whatever kind that can be compared with others.
struct AnyValueScale: Hashable, Sendable {
  let scale: any ValueScale

  static func == (one: AnyValueScale, other: AnyValueScale) -> Bool {
    AnyHashable(one.scale) == AnyHashable(other.scale)
  }

  func hash(into hasher: inout Hasher) {
    scale.hash(into: &hasher)
  }
}
