import Canvas

/// A number that a spring moves: its value at any time is a function of that time.
///
/// A new target keeps value and velocity, so motion that is interrupted goes on smoothly.
public struct Animated: Hashable, Sendable {
  /// Where the value rests or goes to.
  public private(set) var target: Double

  /// Nil at rest.
  private var motion: Motion?

  private struct Motion: Hashable, Sendable {
    var spring: Spring
    var start: Spring.State
    var startTime: Instant
    /// Seconds after which the value is its target, exactly.
    var duration: Double
  }

  /// A number at rest.
  public init(_ value: Double) {
    target = value
  }

  /// Puts the value somewhere at once.
  public mutating func set(_ value: Double) {
    target = value
    motion = nil
  }

  /// Moves the whole motion, as when the place that it is measured from has moved.
  public mutating func shift(by distance: Double) {
    target += distance
    motion?.start.value += distance
  }

  /// Sends the value to a target from where it is, as fast as it is.
  ///
  /// It is at rest once what is left can no longer be seen. spec: rendering, 4.5, Settle
  ///
  /// - Parameters:
  ///   - target: where to.
  ///   - spring: what pulls it there.
  ///   - time: when it begins.
  ///   - unit: pt that 1 stands for on the screen.
  public mutating func animate(
    to target: Double, with spring: Spring, at time: Instant, unit: Double = 1
  ) {
    let start = state(at: time)
    self.target = target
    let duration = spring.settlingTime(
      from: start, to: target, within: Spring.restingDistance / unit)
    motion =
      duration > 0
      ? Motion(spring: spring, start: start, startTime: time, duration: duration) : nil
  }

  /// What it is at a moment.
  public func value(at time: Instant) -> Double { state(at: time).value }

  /// Value and velocity (per second).
  public func state(at time: Instant) -> Spring.State {
    guard let motion else { return Spring.State(value: target, velocity: 0) }
    let elapsed = time.seconds(since: motion.startTime)
    if elapsed >= motion.duration { return Spring.State(value: target, velocity: 0) }
    return motion.spring.state(at: elapsed, from: motion.start, to: target)
  }

  /// Whether the value has come to rest at its target, exactly.
  public func isSettled(at time: Instant) -> Bool {
    guard let motion else { return true }
    return time.seconds(since: motion.startTime) >= motion.duration
  }
}
