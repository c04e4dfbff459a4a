import Canvas

/// Lets taps through while they are so far apart that each can be felt.
struct HapticLimiter: Hashable, Sendable {
  /// Seconds from one tap to the next, at least: 20 a second. chosen: motors take about as long to
  /// come to rest
  static let interval = 0.05

  private var last: Instant?

  init() {}

  /// Whether a tap at this time is one to be felt; those that are not are lost.
  mutating func admits(at time: Instant) -> Bool {
    if let last, time >= last, time.seconds(since: last) < Self.interval { return false }
    last = time
    return true
  }
}
