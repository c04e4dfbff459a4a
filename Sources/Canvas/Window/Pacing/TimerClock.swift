/// Ticks from this process's own clock, in step with the frame that started the run.
///
/// It has no timer of its own: whoever sleeps wakes at its ``deadline``. Each tick is counted from
/// the one before, so that waking late adds nothing up.
struct TimerClock: Hashable, Sendable {
  /// Seconds from tick to tick.
  var period: Double

  /// When the tick that was asked for is due; nil if none was.
  private(set) var deadline: Instant?

  init(period: Double) {
    self.period = period
  }

  /// Asks for the tick that follows a frame; does nothing while one is on its way.
  ///
  /// - Parameter beginning: the frame's tick, or its painting if it waited for none.
  mutating func requestTick(after beginning: Instant) {
    if deadline == nil { deadline = beginning.advanced(by: period) }
  }

  mutating func stop() {
    deadline = nil
  }

  /// The tick that was asked for, if it is due: the last one that should have come by now.
  mutating func tick(at now: Instant) -> FrameTick? {
    guard let deadline, now >= deadline else { return nil }
    self.deadline = nil
    let missed = (now.seconds(since: deadline) / period).rounded(.down)
    return FrameTick(time: deadline.advanced(by: missed * period), period: period)
  }
}
