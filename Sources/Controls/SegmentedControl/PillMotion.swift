import Canvas

/// The animation of the pill of a single selection; distances are fractions of the control's width,
/// relative to the segment, so that the pill follows a moving segment.
struct PillMotion: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    /// The edge of the segment that it fills, in points.
    var x: Double
    var width: Double
    var opacity: Double
  }

  struct Sample: Hashable, Sendable {
    var pill: Place?
    /// The previous pill during a cross-fade under reduced motion.
    var ghost: Place?
    var fadingPill: Place?
  }

  private(set) var key: Int?

  private var offset = Slide(0)
  private var growth = Animated(0)
  private var ghostGrowth = 0.0
  private var presence = Transition(1)
  /// The pill that fades out where it was, if there is one.
  private var fading: [PillMotion] = []

  init(key: Int?) { self.key = key }

  mutating func move(
    to next: Int?, among segments: [ShownSegment], width: Double, _ metrics: SegmentedMetrics,
    _ motion: MotionPreference, at time: Instant
  ) {
    if next == key { return }
    let duration = metrics.contentFadeDuration
    guard let key, let old = segments.first(where: { $0.key == key }) else {
      self = PillMotion(key: next)
      if next != nil {
        presence = Transition(from: 0, to: 1, startTime: time, duration: duration, curve: .linear)
      }
      return
    }
    guard let next, let new = segments.first(where: { $0.key == next }), width > 0 else {
      var gone = PillMotion(key: key)
      gone.offset = Slide(offset.sample(at: time).position)
      gone.growth = Animated(growth.value(at: time))
      gone.presence = presence
      gone.presence.animate(to: 0, duration: duration, curve: .linear, at: time)
      self = PillMotion(key: next)
      if next == nil { fading = [gone] }
      return
    }
    self.key = next
    slide(from: old, to: new, width: width, metrics.slideSpring, motion, at: time)
  }

  mutating func slide(
    from old: ShownSegment, to new: ShownSegment, width: Double, _ spring: Spring,
    _ motion: MotionPreference, at time: Instant
  ) {
    ghostGrowth = growth.value(at: time) + (old.width - new.width) / width
    offset.shift(by: (old.x - new.x) / width)
    growth.shift(by: (old.width - new.width) / width)
    offset.move(to: 0, with: spring, motion: motion, at: time, pointsPerUnit: width)
    switch motion {
    case .full: growth.animate(to: 0, with: spring, at: time, pointsPerUnit: width)
    case .reduced: growth.set(0)
    }
  }

  mutating func follow(_ spring: Spring, at time: Instant, width: Double) {
    if width <= 0 { return }
    offset.follow(spring, at: time, pointsPerUnit: width)
    growth.follow(spring, at: time, pointsPerUnit: width)
  }

  func isSettled(at time: Instant) -> Bool {
    offset.isSettled(at: time) && growth.isSettled(at: time) && presence.isSettled(at: time)
      && fading.allSatisfy { $0.presence.isSettled(at: time) }
  }

  func sample(among segments: [ShownSegment], width: Double, at time: Instant) -> Sample {
    func place(_ key: Int?, _ offset: Double, _ growth: Double, _ opacity: Double) -> Place? {
      segments.first { $0.key == key }.map {
        Place(x: $0.x + offset * width, width: max(0, $0.width + growth * width), opacity: opacity)
      }
    }
    let slide = offset.sample(at: time)
    let presence = presence.value(at: time)
    return Sample(
      pill: place(key, slide.position, growth.value(at: time), slide.opacity * presence),
      ghost: slide.ghost.flatMap { place(key, $0, ghostGrowth, (1 - slide.opacity) * presence) },
      fadingPill: fading.first { !$0.presence.isSettled(at: time) }
        .flatMap { $0.sample(among: segments, width: width, at: time).pill })
  }
}
