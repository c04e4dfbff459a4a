import Canvas

/// An animated position, which cross-fades under reduced motion.
public struct Slide: Hashable, Sendable {
  /// The appearance at a moment.
  public struct Sample: Hashable, Sendable {
    /// The position.
    public var position: Double
    /// The opacity at the position; below 1 during a cross-fade.
    public var opacity: Double
    /// The previous position during a cross-fade.
    public var ghost: Double?
  }

  /// Seconds of a cross-fade under reduced motion. spec: docs/spec/rendering.md#5.5/6
  static let crossFadeDuration = 0.15

  private var position: Animated
  private var ghost: Double?
  private var fade = Transition(1)

  /// A settled position.
  public init(_ position: Double) { self.position = Animated(position) }

  /// The current or final position of the animation.
  public var target: Double { position.target }

  /// Sets the position without animation.
  public mutating func set(_ value: Double) {
    position.set(value)
    ghost = nil
    fade = Transition(1)
  }

  mutating func shift(by distance: Double) {
    position.shift(by: distance)
    ghost? += distance
  }

  /// Animates to a position, keeping position and velocity; cross-fades under reduced motion.
  ///
  /// - Parameter pointsPerUnit: The points on screen that 1 stands for.
  public mutating func move(
    to target: Double, with spring: Spring, motion: MotionPreference, at time: Instant,
    pointsPerUnit: Double = 1
  ) {
    switch motion {
    case .full: position.animate(to: target, with: spring, at: time, pointsPerUnit: pointsPerUnit)
    case .reduced:
      if target == position.target { return }
      // Returning to the previous position reverses the fade.
      let done = fade.value(at: time)
      let start = ghost == target && done < 1 ? 1 - done : 0
      ghost = position.value(at: time)
      position.set(target)
      fade = Transition(
        from: start, to: 1, startTime: time, duration: Self.crossFadeDuration * (1 - start),
        curve: .linear)
    }
  }

  mutating func follow(_ spring: Spring, at time: Instant, pointsPerUnit: Double) {
    position.follow(spring, at: time, pointsPerUnit: pointsPerUnit)
  }

  /// The appearance at a time.
  public func sample(at time: Instant) -> Sample {
    let opacity = fade.value(at: time)
    return Sample(
      position: position.value(at: time), opacity: opacity, ghost: opacity < 1 ? ghost : nil)
  }

  func velocity(at time: Instant) -> Double { position.velocity(at: time) }

  /// Whether the animation is over at a time.
  public func isSettled(at time: Instant) -> Bool {
    position.isSettled(at: time) && fade.isSettled(at: time)
  }
}
