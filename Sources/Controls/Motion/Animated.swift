import Canvas

/// A number animated by a spring, as a function of time; a new target keeps its velocity.
public struct Animated: Hashable, Sendable {
  /// The current or final value of the animation.
  public private(set) var target: Double

  private var motion: Motion?

  private struct Motion: Hashable, Sendable {
    var spring: Spring
    var start: Spring.State
    var startTime: Instant
    /// Seconds after which the value equals the target.
    var duration: Double
  }

  /// A settled number.
  public init(_ value: Double) { target = value }

  /// Sets the value without animation.
  public mutating func set(_ value: Double) {
    target = value
    motion = nil
  }

  /// Shifts the whole animation.
  public mutating func shift(by distance: Double) {
    target += distance
    motion?.start.value += distance
  }

  /// Animates to a target, keeping value and velocity; it settles once the rest is invisible.
  /// spec: docs/spec/rendering.md#4.5/settle
  ///
  /// - Parameter pointsPerUnit: The points on screen that 1 stands for.
  public mutating func animate(
    to target: Double, with spring: Spring, at time: Instant, pointsPerUnit: Double = 1
  ) {
    animate(from: state(at: time), to: target, with: spring, at: time, pointsPerUnit: pointsPerUnit)
  }

  mutating func follow(_ spring: Spring, at time: Instant, pointsPerUnit: Double) {
    if isSettled(at: time) { return }
    animate(to: target, with: spring, at: time, pointsPerUnit: pointsPerUnit)
  }

  mutating func animate(
    from start: Spring.State, to target: Double, with spring: Spring, at time: Instant,
    pointsPerUnit: Double
  ) {
    self.target = target
    let duration = spring.settlingTime(
      from: start, to: target, within: Spring.restingDistance / pointsPerUnit)
    motion =
      duration > 0 ? Motion(spring: spring, start: start, startTime: time, duration: duration) : nil
  }

  /// The value at a time.
  public func value(at time: Instant) -> Double { state(at: time).value }

  func velocity(at time: Instant) -> Double { state(at: time).velocity }

  /// The value and its velocity per second.
  public func state(at time: Instant) -> Spring.State {
    guard let motion else { return Spring.State(value: target, velocity: 0) }
    let elapsed = time.seconds(since: motion.startTime)
    if elapsed >= motion.duration { return Spring.State(value: target, velocity: 0) }
    return motion.spring.state(at: elapsed, from: motion.start, to: target)
  }

  /// Whether the value equals the target from a time on.
  public func isSettled(at time: Instant) -> Bool {
    guard let motion else { return true }
    return time.seconds(since: motion.startTime) >= motion.duration
  }
}
