/// A clock of this process, synchronized with the first frame of an animation.
///
/// Each tick is counted from the last one, so delays do not add up.
struct TimerClock: Hashable, Sendable {
  /// In seconds.
  var period: Double
  /// The time of the requested tick; `nil` if none is requested.
  private(set) var deadline: Instant?

  /// Requests a tick after a frame's tick or painting, unless one is requested.
  mutating func requestTick(after beginning: Instant) {
    if deadline == nil { deadline = beginning.advanced(by: period) }
  }

  mutating func stop() { deadline = nil }

  /// Returns the tick if it is due, counting missed ones.
  mutating func tick(at now: Instant) -> FrameTick? {
    guard let deadline, now >= deadline else { return nil }
    self.deadline = nil
    let missed = (now.seconds(since: deadline) / period).rounded(.down)
    return FrameTick(time: deadline.advanced(by: missed * period), period: period)
  }
}
