import Canvas

/// The animation of the painted thumb, which may lag behind its value.
struct PaintedThumb: Hashable, Sendable {
  enum Following {
    /// Immediately.
    case none
    /// With a slide. spec: ios-slider, Animation, "Value change"
    case change
    /// With a snap. spec: ios-slider, Animation, "Thumb snap"
    case snap
  }

  /// The distance from the value's place, as a fraction of the travel.
  private var lag = Transition(0)

  /// The previous place, while the thumb cross-fades under reduced motion.
  private var ghost: Double?
  private var fade = Transition(1)

  /// The painted place, 0...1, of a value at `place`.
  func fraction(at place: Double, _ time: Instant) -> Double {
    (place + lag.value(at: time)).clamped(to: 1)
  }

  func isInFlight(at time: Instant) -> Bool { !lag.isSettled(at: time) }

  func isSettled(at time: Instant) -> Bool { lag.isSettled(at: time) && fade.isSettled(at: time) }

  func fading(at time: Instant) -> (opacity: Double, ghost: Double?) {
    let opacity = fade.value(at: time)
    return (opacity, opacity < 1 ? ghost : nil)
  }

  mutating func stop(_ distance: Double) { lag = Transition(distance) }

  mutating func catchUp() { lag = Transition(0) }

  /// Moves to the value's new place.
  ///
  /// - Parameter distance: The distance to the painted place, as a fraction of the travel.
  mutating func follow(
    from distance: Double, ghostAt painted: Double, _ following: Following,
    _ motion: MotionPreference, _ metrics: SliderMetrics, _ time: Instant
  ) {
    lag = Transition(0)
    if distance == 0 { return }
    switch (following, motion) {
    case (.none, _):
      ghost = nil
      fade = Transition(1)
    case (.change, .full), (.snap, .full):
      let isSnap = following == .snap
      lag = Transition(
        from: distance, to: 0, startTime: time,
        duration: isSnap ? metrics.snapDuration : metrics.changeDuration,
        curve: isSnap ? .easeOut : .easeInOut)
    case (.change, .reduced), (.snap, .reduced):
      ghost = painted
      fade = Transition(
        from: 0, to: 1, startTime: time, duration: Slide.crossFadeDuration, curve: .linear)
    }
  }
}
