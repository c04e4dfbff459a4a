import Canvas

/// The velocity of a dragged thumb: that of a spring that follows it.
///
/// Pointer events come in steps; the spring makes the velocity continuous, and lets it decay when
/// the pointer stops. chosen
struct ThumbTrail: Hashable, Sendable {
  /// Without overshoot, so that a thumb that stops does not stretch again. chosen
  private static let spring = Spring(response: 0.15, dampingRatio: 1)

  private var place = Animated(0)

  /// Starts at a place; the velocity of an earlier motion decays.
  mutating func start(
    at place: Double, velocity: Double = 0, _ time: Instant, pointsPerUnit: Double = 1
  ) {
    let start = Spring.State(value: place, velocity: velocity + self.velocity(at: time))
    self.place.animate(
      from: start, to: place, with: Self.spring, at: time, pointsPerUnit: pointsPerUnit)
  }

  /// - Parameter pointsPerUnit: The points on screen that 1 stands for.
  mutating func follow(to place: Double, at time: Instant, pointsPerUnit: Double = 1) {
    self.place.animate(to: place, with: Self.spring, at: time, pointsPerUnit: pointsPerUnit)
  }

  /// The velocity per second.
  func velocity(at time: Instant) -> Double { place.state(at: time).velocity }

  func isSettled(at time: Instant) -> Bool { place.isSettled(at: time) }
}
