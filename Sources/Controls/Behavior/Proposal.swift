import Canvas

struct Proposal<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  var start: Instant

  func ring(at time: Instant, _ motion: MotionPreference) -> PendingRing {
    PendingRing(since: start, at: time, motion: motion)
  }

  func nextFrame(after time: Instant) -> NextFrame {
    PendingRing.nextFrame(after: time, since: start)
  }
}
