import Canvas

/// The cross-fade of the switch's track: it begins a while after each flip, from where it is then.
///
/// A flip within the delay of an earlier one replaces it; a fade that already runs goes on until the
/// next one begins. spec: rendering, 4.5
struct DelayedFade: Hashable, Sendable {
  private var running: Transition
  private var next: Next?

  private struct Next: Hashable, Sendable {
    var target: Double
    var startTime: Instant
    var duration: Double
  }

  init(_ value: Double) {
    running = Transition(value)
  }

  mutating func set(_ value: Double) {
    running = Transition(value)
    next = nil
  }

  /// - Parameters:
  ///   - target: where to.
  ///   - time: when it flips.
  ///   - delay: seconds from then to the beginning of the fade.
  ///   - duration: of the fade, seconds.
  mutating func flip(
    to target: Double, at time: Instant, after delay: Double, duration: Double
  ) {
    running = current(at: time)
    next = Next(target: target, startTime: time.advanced(by: delay), duration: duration)
  }

  func value(at time: Instant) -> Double { current(at: time).value(at: time) }

  /// When the colour changes next; a fade that waits for its delay needs no frame until then.
  func nextFrame(after time: Instant) -> NextFrame {
    let current = current(at: time)
    if !current.isSettled(at: time) { return .tick }
    guard let next, time < next.startTime, next.target != current.target else { return .rest }
    return .at(next.startTime)
  }

  /// The fade in force at a time.
  private func current(at time: Instant) -> Transition {
    guard let next, time >= next.startTime else { return running }
    return Transition(
      from: running.value(at: next.startTime), to: next.target, startTime: next.startTime,
      duration: next.duration, curve: .linear)
  }
}
