/// Converts X server times, milliseconds in 32 bits, into this machine's monotonic clock.
struct ServerClock: Hashable, Sendable {
  /// A larger difference means that the server runs on another machine, in milliseconds.
  private static let tolerance: Int64 = 1000

  /// The time of the last event, which is also that of an event that only adds to it.
  ///
  /// The time of arrival would let older input behind it pass the end of a modal window.
  private(set) var last = Instant.zero

  /// The server's last time, in milliseconds; 0 if there is none.
  private(set) var lastTold: UInt = 0

  /// The time of an event, never before an earlier one.
  mutating func instant(server milliseconds: UInt, now: Instant) -> Instant {
    if milliseconds != 0 { lastTold = milliseconds }
    let local = now.nanoseconds / 1_000_000
    let age = Int64(Int32(truncatingIfNeeded: local &- Int64(truncatingIfNeeded: milliseconds)))
    var time = now
    if milliseconds != 0, age >= 0, age <= Self.tolerance {
      time = min(now, Instant(nanoseconds: (local - age) * 1_000_000))
    }
    return note(time)
  }

  /// The time of an event without a server time, never before an earlier one.
  mutating func note(_ time: Instant) -> Instant {
    last = max(last, time)
    return last
  }
}
