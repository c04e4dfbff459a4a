import Canvas
import Glibc

/// The motion of a page after a finger let it go: it decelerates, and at an end it springs back.
///
/// A closed form of time: `x0 + v0 / k (1 - e^-kt)` with `e^-k` = 0.998 per millisecond, then a
/// ``Spring`` from the end with the remaining velocity.
struct ScrollGlide: Hashable, Sendable {
  /// The friction `k`, per second. spec: docs/spec/rendering.md#8/finger
  static let friction = -1000 * log(0.998)

  private let start: Spring.State
  private let startTime: Instant
  /// Seconds until it stops or reaches an end.
  private let slowing: Double
  /// The state at which the spring starts; `nil` if it stops without one.
  private let impact: Spring.State?
  private let duration: Double
  private let rest: Double

  init(from start: Spring.State, at time: Instant, in extent: ScrollExtent) {
    self.start = start
    startTime = time
    let goal = start.value + start.velocity / Self.friction
    let inside = extent.clamped(start.value)
    let nearest = extent.clamped(goal)
    let impact: Spring.State?
    if inside != start.value {
      (rest, slowing, impact) = (inside, 0, start)
    } else if abs(goal - nearest) <= ScrollMetrics.restingDistance {
      let lastSpeed = ScrollMetrics.restingDistance * Self.friction
      rest = nearest
      slowing = max(0, log(abs(start.velocity) / lastSpeed) / Self.friction)
      impact = nil
    } else {
      let lost = (nearest - start.value) * Self.friction
      rest = nearest
      slowing = -log(1 - lost / start.velocity) / Self.friction
      impact = Spring.State(value: nearest, velocity: start.velocity - lost)
    }
    self.impact = extent.isElastic ? impact : nil
    duration =
      slowing
      + (self.impact.map { [rest] in
        ScrollMetrics.bounce.settlingTime(from: $0, to: rest, within: ScrollMetrics.restingDistance)
      } ?? 0)
  }

  private static func slowed(_ start: Spring.State, after seconds: Double) -> Spring.State {
    let decay = exp(-friction * seconds)
    return Spring.State(
      value: start.value + start.velocity / friction * (1 - decay),
      velocity: start.velocity * decay)
  }

  func state(at time: Instant) -> Spring.State {
    let elapsed = time.seconds(since: startTime)
    if elapsed >= duration { return Spring.State(value: rest, velocity: 0) }
    guard let impact, elapsed >= slowing else { return Self.slowed(start, after: max(elapsed, 0)) }
    return ScrollMetrics.bounce.state(at: elapsed - slowing, from: impact, to: rest)
  }

  func isSettled(at time: Instant) -> Bool { time.seconds(since: startTime) >= duration }
}
