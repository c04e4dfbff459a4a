import Canvas

/// The appearance animation of a layer. design: playground, New parts
struct LayerGrowth: Hashable {
  /// The initial scale. design: playground, New parts
  static let startScale = 0.96
  /// Seconds. design: playground, New parts
  static let duration = 0.2

  /// The fixed point, in points of the scene.
  var pivot: Point
  private var progress: Transition
  private var motion: MotionPreference

  init(from pivot: Point, at time: Instant, motion: MotionPreference) {
    self.pivot = pivot
    self.motion = motion
    progress = Transition(from: 0, to: 1, startTime: time, duration: Self.duration, curve: .easeOut)
  }

  /// 1 under reduced motion.
  func scale(at time: Instant) -> Double {
    if motion == .reduced { return 1 }
    return Self.startScale + (1 - Self.startScale) * progress.value(at: time)
  }

  func opacity(at time: Instant) -> Double { progress.value(at: time) }

  func isOver(at time: Instant) -> Bool { progress.isSettled(at: time) }
}
