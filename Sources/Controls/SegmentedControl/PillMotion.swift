import Canvas

/// How the pill of a single selection gets to its segment, as far from it as it is.
///
/// Distances are parts of the control's width and counted from the segment, so that the pill goes
/// with a segment that moves.
struct PillMotion: Hashable, Sendable {
  /// Where a pill is painted.
  struct Place: Hashable, Sendable {
    /// The edge of the segment that it would fill, from where the control begins, pt.
    var x: Double
    /// Of that segment, pt.
    var width: Double
    /// 0 to 1.
    var opacity: Double
  }

  /// What there is of the pill at one moment.
  struct Sample: Hashable, Sendable {
    /// Nil if nothing is selected.
    var pill: Place?
    /// Where it was, while it fades out there under reduced motion.
    var ghost: Place?
    /// One whose segment is not selected any more, while it fades out.
    var vanishing: Place?
  }

  /// The segment it belongs to; nil if there is no pill.
  private(set) var key: Int?

  private var offset = Slide(0)
  private var growth = Animated(0)
  private var ghostGrowth = 0.0
  private var presence = Transition(1)

  private var vanishing: Vanishing?

  private struct Vanishing: Hashable, Sendable {
    var key: Int
    var offset: Double
    var growth: Double
    var fade: Transition
  }

  init(key: Int?) {
    self.key = key
  }

  /// What a pill moves by, and how.
  struct Way {
    var spring: Spring
    var motion: MotionPreference
    /// Seconds in which it appears or vanishes.
    var fade: Double
    /// The control's width, pt.
    var width: Double
  }

  /// Belongs to another segment at once.
  mutating func set(_ key: Int?) {
    self = PillMotion(key: key)
  }

  /// Goes to another segment, appears there, or vanishes.
  ///
  /// - Parameters:
  ///   - next: the segment's key; nil for none.
  ///   - segments: as they are shown at that moment.
  ///   - way: what it moves by.
  ///   - time: when it begins.
  mutating func move(
    to next: Int?, among segments: [ShownSegment], _ way: Way, at time: Instant
  ) {
    if next == key { return }
    guard let key, let old = segments.first(where: { $0.key == key }) else {
      set(next)
      if next != nil {
        presence = Transition(
          from: 0, to: 1, startTime: time, duration: way.fade, curve: .linear)
      }
      return
    }
    guard let next, let new = segments.first(where: { $0.key == next }), way.width > 0 else {
      let gone = Vanishing(
        key: key, offset: offset.sample(at: time).position, growth: growth.value(at: time),
        fade: Transition(
          from: presence.value(at: time), to: 0, startTime: time, duration: way.fade,
          curve: .linear))
      set(next)
      vanishing = next == nil ? gone : nil
      return
    }
    self.key = next
    ghostGrowth = growth.value(at: time) + (old.width - new.width) / way.width
    offset.shift(by: (old.x - new.x) / way.width)
    growth.shift(by: (old.width - new.width) / way.width)
    offset.move(to: 0, with: way.spring, motion: way.motion, at: time, unit: way.width)
    switch way.motion {
    case .full: growth.animate(to: 0, with: way.spring, at: time, unit: way.width)
    case .reduced: growth.set(0)
    }
  }

  /// Has a pill on its way go on by another spring.
  mutating func follow(_ spring: Spring, at time: Instant, width: Double) {
    if width <= 0 { return }
    offset.follow(spring, at: time, unit: width)
    if !growth.isSettled(at: time) {
      growth.animate(to: growth.target, with: spring, at: time, unit: width)
    }
  }

  func isSettled(at time: Instant) -> Bool {
    offset.isSettled(at: time) && growth.isSettled(at: time) && presence.isSettled(at: time)
      && vanishing?.fade.isSettled(at: time) ?? true
  }

  /// - Parameters:
  ///   - segments: as they are shown at that moment.
  ///   - width: the control's, pt.
  ///   - time: the moment.
  func sample(among segments: [ShownSegment], width: Double, at time: Instant) -> Sample {
    var sample = Sample()
    if let key, let segment = segments.first(where: { $0.key == key }) {
      let slide = offset.sample(at: time)
      let presence = presence.value(at: time)
      sample.pill = Place(
        x: segment.x + slide.position * width,
        width: segment.width + growth.value(at: time) * width, opacity: slide.opacity * presence)
      if let ghost = slide.ghost {
        sample.ghost = Place(
          x: segment.x + ghost * width, width: segment.width + ghostGrowth * width,
          opacity: (1 - slide.opacity) * presence)
      }
    }
    if let vanishing, !vanishing.fade.isSettled(at: time),
      let segment = segments.first(where: { $0.key == vanishing.key })
    {
      sample.vanishing = Place(
        x: segment.x + vanishing.offset * width,
        width: max(0, segment.width + vanishing.growth * width),
        opacity: vanishing.fade.value(at: time))
    }
    return sample
  }
}
