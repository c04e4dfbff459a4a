import Canvas
import Glibc

/// A damped spring as a closed form of time, with mass 1. spec: docs/spec/rendering.md#4.1;
/// docs/spec/rendering.md#4.2
public struct Spring: Hashable, Sendable {
  /// The period of the undamped motion, in seconds, above 0.
  public var response: Double
  /// The damping ratio, above 0: 1 settles fastest without overshoot; below 1 overshoots.
  ///
  /// A spring without damping never settles, so that a window goes on painting.
  public var dampingRatio: Double

  /// A spring with a response in seconds and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    (self.response, self.dampingRatio) = (response, dampingRatio)
  }

  /// The spring for a motion preference: without overshoot under reduced motion.
  public func adapted(to motion: MotionPreference) -> Spring {
    switch motion {
    case .full: self
    case .reduced: Spring(response: response, dampingRatio: max(dampingRatio, 1))
    }
  }

  /// A value and its velocity.
  public struct State: Hashable, Sendable {
    /// The value, in any unit.
    public var value: Double
    /// The velocity per second.
    public var velocity: Double

    /// A value and its velocity per second.
    public init(value: Double, velocity: Double) {
      (self.value, self.velocity) = (value, velocity)
    }
  }

  /// The angular frequency of the undamped motion, in radians per second.
  public var angularFrequency: Double { 2 * .pi / response }
  /// The stiffness.
  public var stiffness: Double { angularFrequency * angularFrequency }
  /// The damping coefficient.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  /// The state some seconds after the start, on the way to a target.
  public func state(at time: Double, from start: State, to target: Double) -> State {
    if time <= 0 { return start }
    let omega = angularFrequency
    let distance = start.value - target
    let offset: State
    if dampingRatio < 1 {
      offset = underdamped(time, omega, distance, start.velocity)
    } else if dampingRatio == 1 {
      let pull = start.velocity + omega * distance
      let decay = exp(-omega * time)
      offset = State(
        value: decay * (distance + pull * time),
        velocity: decay * (start.velocity - omega * pull * time))
    } else {
      offset = overdamped(time, omega, distance, start.velocity)
    }
    // What cannot be computed, such as a response of 0, is settled.
    guard offset.value == offset.value else { return State(value: target, velocity: 0) }
    return State(value: target + offset.value, velocity: offset.velocity)
  }

  private func underdamped(
    _ time: Double, _ omega: Double, _ distance: Double, _ velocity: Double
  ) -> State {
    let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
    let friction = dampingRatio * omega
    let swing = (velocity + friction * distance) / damped
    let decay = exp(-friction * time)
    let (cosine, sine) = (cos(damped * time), sin(damped * time))
    return State(
      value: decay * (distance * cosine + swing * sine),
      velocity: decay
        * ((swing * damped - friction * distance) * cosine
          - (distance * damped + friction * swing) * sine))
  }

  private func overdamped(
    _ time: Double, _ omega: Double, _ distance: Double, _ velocity: Double
  ) -> State {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // Equal to -omega * (dampingRatio - root), without its loss of digits.
    let slow = -omega / (dampingRatio + root)
    let fast = -omega * (dampingRatio + root)
    let a = (velocity - fast * distance) / (slow - fast)
    let b = distance - a
    let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
    return State(
      value: a * slowDecay + b * fastDecay, velocity: a * slow * slowDecay + b * fast * fastDecay)
  }
}
