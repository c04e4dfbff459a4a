/// Turns an X server's times, milliseconds in 32 bits, into moments of this machine's clock.
struct ServerClock: Hashable, Sendable {
  /// A server whose time is further off runs on another machine, ms.
  private static let tolerance: Int64 = 1000

  private var last = Instant.zero

  /// What the server told last, in its own milliseconds; 0 if it told nothing yet.
  private(set) var lastTold: UInt = 0

  /// The moment of an event; never before that of an earlier one.
  mutating func instant(server milliseconds: UInt, now: Instant) -> Instant {
    if milliseconds != 0 { lastTold = milliseconds }
    let local = now.nanoseconds / 1_000_000
    let age = Int64(
      Int32(truncatingIfNeeded: local &- Int64(truncatingIfNeeded: milliseconds)))
    var time = now
    if milliseconds != 0, age >= 0, age <= Self.tolerance {
      time = min(now, Instant(nanoseconds: (local - age) * 1_000_000))
    }
    return note(time)
  }

  /// The moment of an event that the server tells no time of; never before that of an earlier one.
  mutating func note(_ time: Instant) -> Instant {
    last = max(last, time)
    return last
  }
}
