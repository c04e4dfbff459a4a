import Canvas

/// A fade that starts a delay after each flip. spec: docs/spec/rendering.md#4.5/toggle
///
/// A flip during the delay replaces the earlier one, and a running fade continues until then.
struct DelayedFade: Hashable, Sendable {
  private var running: Transition
  private var next: Transition?

  init(_ value: Double) { running = Transition(value) }

  mutating func set(_ value: Double) {
    running = Transition(value)
    next = nil
  }

  mutating func flip(to target: Double, at time: Instant, after delay: Double, duration: Double) {
    running = current(at: time)
    let start = time.advanced(by: delay)
    next = Transition(
      from: running.value(at: start), to: target, startTime: start, duration: duration,
      curve: .linear)
  }

  func value(at time: Instant) -> Double { current(at: time).value(at: time) }

  /// During the delay no frames are needed.
  func nextFrame(after time: Instant) -> NextFrame {
    let current = current(at: time)
    if !current.isSettled(at: time) { return .tick }
    guard let next, time < next.startTime, next.target != current.target else { return .idle }
    return .at(next.startTime)
  }

  private func current(at time: Instant) -> Transition {
    guard let next, time >= next.startTime else { return running }
    return next
  }
}
