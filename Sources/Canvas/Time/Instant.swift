/// A moment on a monotonic clock, in nanoseconds since that clock's own beginning.
///
/// Durations are seconds, as `Double`.
public struct Instant: Hashable, Comparable, Sendable {
  public var nanoseconds: Int64

  public static let zero = Instant(nanoseconds: 0)

  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment that lies the given seconds after the clock's beginning.
  public init(seconds: Double) {
    self.init(nanoseconds: Int64((seconds * 1e9).rounded()))
  }

  /// Seconds since the clock's beginning.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  public func advanced(by seconds: Double) -> Instant {
    Instant(nanoseconds: nanoseconds + Int64((seconds * 1e9).rounded()))
  }

  /// Seconds from another moment to this one; negative if this one is earlier.
  public func seconds(since other: Instant) -> Double {
    Double(nanoseconds - other.nanoseconds) / 1e9
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
