import Glibc

/// A moment on a monotonic clock, in nanoseconds since the clock's start.
///
/// Durations are seconds, as `Double`.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock's start.
  public var nanoseconds: Int64

  /// The clock's start.
  public static let zero = Instant(nanoseconds: 0)

  /// A moment, in nanoseconds since the clock's start.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// A moment, in seconds since the clock's start.
  ///
  /// Values beyond ±73 years are clamped, so that sums and differences never overflow; NaN is 0.
  public init(seconds: Double) { self.init(nanoseconds: Self.wholeNanoseconds(seconds)) }

  /// Seconds since the clock's start.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The moment the given seconds later, clamped like ``init(seconds:)``.
  public func advanced(by seconds: Double) -> Instant {
    let (sum, overflows) = nanoseconds.addingReportingOverflow(Self.wholeNanoseconds(seconds))
    if !overflows && sum.magnitude <= Self.farthest.magnitude { return Instant(nanoseconds: sum) }
    return Instant(nanoseconds: nanoseconds < 0 ? -Self.farthest : Self.farthest)
  }

  /// Seconds from another moment to this one; negative if this one is earlier.
  public func seconds(since other: Instant) -> Double {
    let (difference, overflows) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return overflows ? self.seconds - other.seconds : Double(difference) / 1e9
  }

  /// The limit of moments given in seconds, in nanoseconds.
  private static let farthest: Int64 = 1 << 61

  private static func wholeNanoseconds(_ seconds: Double) -> Int64 {
    let value = (seconds * 1e9).rounded()
    if abs(value) < Double(farthest) { return Int64(value) }
    return value.isNaN ? 0 : value < 0 ? -farthest : farthest
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

/// The clock of all times in a window.
package enum MonotonicClock {
  package static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
