import Canvas

/// A place that something slides to; under reduced motion it fades over instead.
public struct Slide: Hashable, Sendable {
  /// What is to be painted at one moment.
  public struct Sample: Hashable, Sendable {
    /// Where the thing is.
    public var position: Double

    /// 1 unless something is fading in here.
    public var opacity: Double

    /// Where the thing was, while it fades out there.
    public var ghost: Double?
  }

  /// Seconds of a cross-fade under reduced motion. spec: rendering, 5.5
  static let crossFadeDuration = 0.15

  private var position: Animated
  private var ghost: Double?
  private var fade = Transition(1)

  /// A place at rest.
  public init(_ position: Double) {
    self.position = Animated(position)
  }

  /// Where it rests or goes to.
  public var target: Double { position.target }

  /// Puts it somewhere at once.
  public mutating func set(_ value: Double) {
    position.set(value)
    ghost = nil
    fade = Transition(1)
  }

  /// Moves the whole motion, as when the place that it is measured from has moved.
  mutating func shift(by distance: Double) {
    position.shift(by: distance)
    ghost? += distance
  }

  /// Sends it to a place from where it is, as fast as it is; under reduced motion it fades over.
  ///
  /// - Parameters:
  ///   - target: where to.
  ///   - spring: what pulls it there.
  ///   - motion: how much things may move.
  ///   - time: when it begins.
  ///   - unit: pt that 1 stands for on the screen.
  public mutating func move(
    to target: Double, with spring: Spring, motion: MotionPreference, at time: Instant,
    unit: Double = 1
  ) {
    switch motion {
    case .full:
      position.animate(to: target, with: spring, at: time, unit: unit)
    case .reduced:
      if target == position.target { return }
      // Going back to where it just came from turns the fade round instead of starting anew.
      let done = fade.value(at: time)
      let start = ghost == target && done < 1 ? 1 - done : 0
      ghost = position.value(at: time)
      position.set(target)
      fade = Transition(
        from: start, to: 1, startTime: time, duration: Self.crossFadeDuration * (1 - start),
        curve: .linear)
    }
  }

  /// Has what slides go on by another spring, from where it is and as fast as it is.
  mutating func follow(_ spring: Spring, at time: Instant, unit: Double) {
    if position.isSettled(at: time) { return }
    position.animate(to: target, with: spring, at: time, unit: unit)
  }

  /// What is to be painted at a moment.
  public func sample(at time: Instant) -> Sample {
    let opacity = fade.value(at: time)
    return Sample(
      position: position.value(at: time), opacity: opacity, ghost: opacity < 1 ? ghost : nil)
  }

  /// Whether nothing moves or fades any more at a moment.
  public func isSettled(at time: Instant) -> Bool {
    position.isSettled(at: time) && fade.isSettled(at: time)
  }
}
