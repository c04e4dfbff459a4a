import Canvas

/// A change that waits for its owner's word.
struct Proposal<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  /// Since when.
  var start: Instant

  /// The ring that shows that it waits, at a moment.
  func ring(at time: Instant, _ motion: MotionPreference) -> PendingRing {
    PendingRing(step: step(at: time), motion: motion)
  }

  /// When the ring looks different next.
  func nextFrame(after time: Instant) -> NextFrame {
    .at(start.advanced(by: Double(step(at: time) + 1) / PendingRing.stepsPerSecond))
  }

  private func step(at time: Instant) -> Int {
    // Moments are whole nanoseconds, so that one may lie just before its step.
    let steps = time.seconds(since: start) * PendingRing.stepsPerSecond + 1e-6
    return Int(min(max(steps.rounded(.down), 0), 1e9))
  }
}
