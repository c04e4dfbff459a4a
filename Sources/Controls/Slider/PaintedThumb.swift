import Canvas

/// How the painted thumb follows the place of its value, from which it may lag behind.
struct PaintedThumb: Hashable, Sendable {
  /// How it gets to a new place.
  enum Following {
    /// It is there at once.
    case none
    /// It glides. spec: ios-slider, Animation, "Value change"
    case change
    /// It snaps. spec: ios-slider, Animation, "Thumb snap"
    case snap
  }

  /// How far it is from the value's place, as a fraction of the travel: this shrinks to nothing.
  private var lag = Transition(0)

  /// Under reduced motion: where it was, while it fades.
  private var ghost: Double?
  private var fade = Transition(1)

  /// Where it is painted, 0 to 1.
  ///
  /// - Parameters:
  ///   - place: the value's, as a fraction of the travel.
  ///   - time: now.
  func fraction(at place: Double, _ time: Instant) -> Double {
    min(max(place + lag.value(at: time), 0), 1)
  }

  /// Whether it glides or snaps.
  func isInFlight(at time: Instant) -> Bool { !lag.isSettled(at: time) }

  func isSettled(at time: Instant) -> Bool {
    lag.isSettled(at: time) && fade.isSettled(at: time)
  }

  /// 1 unless it fades in, and where it fades out meanwhile.
  func fading(at time: Instant) -> (opacity: Double, ghost: Double?) {
    let opacity = fade.value(at: time)
    return (opacity, opacity < 1 ? ghost : nil)
  }

  /// Stops it in flight: it stands still, so far from its value's place.
  mutating func stop(_ distance: Double) { lag = Transition(distance) }

  /// Puts it at its value's place; what fades goes on fading.
  mutating func catchUp() { lag = Transition(0) }

  /// Sends it to its value's new place.
  ///
  /// - Parameters:
  ///   - distance: from the new place to where it was painted, as a fraction of the travel.
  ///   - following: how it gets there.
  ///   - motion: under reduced motion it fades over.
  ///   - metrics: how long that takes.
  ///   - time: now.
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
