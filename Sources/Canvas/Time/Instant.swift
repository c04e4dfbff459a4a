/// A moment on a monotonic clock, in nanoseconds since that clock's own beginning.
///
/// Durations are seconds, as `Double`.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the clock's beginning.
  public var nanoseconds: Int64

  /// The clock's beginning.
  public static let zero = Instant(nanoseconds: 0)

  /// So many nanoseconds after the clock's beginning.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment that lies the given seconds after the clock's beginning.
  ///
  /// What is further away than 73 years comes back to there, so that no sum or difference of such
  /// moments can leave the clock; what is not a number is 0 seconds.
  public init(seconds: Double) {
    self.init(nanoseconds: Self.wholeNanoseconds(seconds))
  }

  /// Seconds since the clock's beginning.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The moment so many seconds later, as far as ``init(seconds:)`` reaches.
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

  /// The furthest from 0 that a moment given in seconds can lie, ns.
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
