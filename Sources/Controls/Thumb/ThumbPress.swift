import Canvas

/// The progress of a press on a thumb, from 0 (idle) to 1 (held); springs overshoot.
///
/// A short press rises for a minimum time before it falls, so that a tap is seen. spec: glass,
/// Motion
struct ThumbPress: Hashable, Sendable {
  private var running = Animated(0)
  private var start = Instant.zero
  /// The fall that follows the minimum time.
  private var fall: Fall?

  private struct Fall: Hashable, Sendable {
    var time: Instant
    var progress: Animated
  }

  /// Whether the thumb is held or still rises.
  var isRaised: Bool { running.target > 0 && fall == nil }

  /// - Parameter pointsPerUnit: The points by which a held thumb is longer.
  mutating func rise(with spring: Spring, at time: Instant, pointsPerUnit: Double) {
    running = current(at: time)
    fall = nil
    start = time
    running.animate(to: 1, with: spring, at: time, pointsPerUnit: pointsPerUnit)
  }

  /// - Parameters:
  ///   - least: The minimum time since the start of the press, in seconds.
  ///   - pointsPerUnit: The points by which a held thumb is longer.
  mutating func fall(
    with spring: Spring, at time: Instant, after least: Double, pointsPerUnit: Double
  ) {
    running = current(at: time)
    var next = Fall(time: max(time, start.advanced(by: least)), progress: running)
    next.progress.animate(to: 0, with: spring, at: next.time, pointsPerUnit: pointsPerUnit)
    fall = next
  }

  mutating func show(_ progress: Double) {
    running.set(progress)
    fall = nil
  }

  func value(at time: Instant) -> Double { current(at: time).value(at: time) }

  func isSettled(at time: Instant) -> Bool {
    let waits = fall.map { time < $0.time } ?? false
    return !waits && current(at: time).isSettled(at: time)
  }

  private func current(at time: Instant) -> Animated {
    guard let fall, time >= fall.time else { return running }
    return fall.progress
  }
}

/// A control with a thumb whose press can be shown at any progress, for pictures.
package protocol ThumbedControl: Control {
  /// Shows the thumb, or the one that was moved last, at a progress of its press.
  ///
  /// - Parameter progress: 0 (idle) to 1 (held).
  func showPress(at progress: Double)
}
