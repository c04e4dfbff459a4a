import Canvas

/// A change that waits for its owner's word.
struct Proposal<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  /// Since when.
  var start: Instant

  /// The ring that shows that it waits, at a moment.
  func ring(at time: Instant, _ motion: MotionPreference) -> PendingRing {
    PendingRing(since: start, at: time, motion: motion)
  }

  /// When the ring looks different next.
  func nextFrame(after time: Instant) -> NextFrame {
    PendingRing.nextFrame(after: time, since: start)
  }
}
