/// Decides when a frame is painted and which moment it is painted for.
///
/// What starts from rest is painted at once, for one interval ahead, so that the first step
/// already shows. A tick is asked for only while something goes on: after a frame that was the
/// last one nothing is under way, and the process is at rest at once. Motion that comes within an
/// interval of such a frame has a tick asked for, and waits for it. A press or a key does not wait:
/// it gets a frame in between. That frame too is for one interval ahead of its own painting: what
/// moves is where it has to be by then, and what the press starts already shows.
struct FramePacer: Hashable, Sendable {
  /// How long a change can wait.
  enum Urgency: Int, Hashable, Comparable, Sendable {
    /// Until the next tick.
    case atTick
    /// Not at all, but a few frames between two ticks are enough.
    case atOnce
    /// Not at all: the window itself changed.
    case always

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  enum Decision: Hashable, Sendable {
    /// Paint for the given moment, then ask for a tick if something goes on.
    case draw(target: Instant)
    /// Ask for a tick: the last frame is too young to be followed by one at once.
    case awaitTick
    /// Nothing yet; something will happen that asks again.
    case wait
    /// Nothing moves: stop the clock.
    case rest
  }

  private enum State: Hashable {
    /// No tick is asked for.
    case resting
    /// A tick is on its way.
    case waiting
    /// A tick came and is not painted yet.
    case due(FrameTick)
  }

  /// The most frames between two ticks.
  static let extraFrameLimit = 2

  /// Ticks whose time moves by less than this part of a period are taken to be on the beat.
  private static let jitterLimit = 0.25
  private static let jitterGain = 0.125
  private static let smallestStep = 1e-6

  /// The part of a period by which a frame between two ticks is ahead of the last one, at least.
  ///
  /// A press cannot begin before the moment that was painted last. A spring of 0.15 s covers 2 % of
  /// its way in a quarter of a period at 60 Hz, which shows; less would not.
  private static let smallestLead = 0.25

  /// Seconds from one frame to the next.
  private(set) var period: Double
  private(set) var lastTarget: Instant?
  /// Ticks that passed while the last frame was still on its way to the display.
  private(set) var skippedTicks = 0

  /// The tick that the last frame was painted at, or its painting if it waited for none.
  ///
  /// The next tick is due one period later.
  private(set) var beginning: Instant?

  private var state = State.resting
  /// The target of the frame painted at the last tick; nil if the last frame started from rest.
  private var beat: Instant?
  private var extraFrames = 0
  private var isSkipping = false

  init(period: Double = PeriodEstimator.nominal) {
    self.period = period
  }

  var isResting: Bool { state == .resting }

  /// Whether a tick is on its way.
  var isWaiting: Bool { state == .waiting }

  /// Whether a tick is on its way, or would be if anything were to be painted, so that motion can
  /// wait for it.
  func isPaced(at now: Instant) -> Bool {
    if isWaiting { return true }
    guard isResting, let beginning else { return false }
    return now < beginning.advanced(by: period)
  }

  /// A tick was asked for.
  mutating func awaitTick() {
    state = .waiting
  }

  /// A tick came.
  mutating func tick(_ tick: FrameTick) {
    period = tick.period
    switch state {
    case .resting: return
    case .waiting: isSkipping = false
    case .due: skippedTicks += isSkipping ? 1 : 0
    }
    extraFrames = 0
    state = .due(tick)
  }

  /// What to do now.
  ///
  /// - Parameters:
  ///   - now: the moment of asking.
  ///   - wants: whether a frame would show anything new.
  ///   - urgency: how long that can wait.
  ///   - canPaint: whether the last frame has landed.
  mutating func decide(
    at now: Instant, wants: Bool, urgency: Urgency, canPaint: Bool
  ) -> Decision {
    switch state {
    case .resting:
      guard wants, canPaint else { return .wait }
      if isPaced(at: now) {
        guard mayInterpose(urgency) else { return .awaitTick }
      } else {
        extraFrames = 0
      }
      beat = nil
      beginning = now
      return draw(for: ahead(of: now))
    case .waiting:
      guard wants, canPaint, mayInterpose(urgency) else { return .wait }
      return draw(for: ahead(of: now))
    case .due(let tick):
      guard wants else {
        state = .resting
        return .rest
      }
      guard canPaint else {
        if !isSkipping { skippedTicks += 1 }
        isSkipping = true
        return .wait
      }
      let target = smoothed(Self.showing(of: tick, at: now))
      beat = target
      beginning = tick.time
      state = .resting
      return draw(for: target)
    }
  }

  /// Nothing is painted until something new is wanted: the window is out of sight.
  mutating func suspend() {
    state = .resting
    beginning = nil
  }

  private mutating func draw(for moment: Instant) -> Decision {
    var target = moment
    if let lastTarget { target = max(target, lastTarget.advanced(by: Self.smallestStep)) }
    lastTarget = target
    return .draw(target: target)
  }

  /// Whether one more frame is painted before the next tick.
  private mutating func mayInterpose(_ urgency: Urgency) -> Bool {
    switch urgency {
    case .atTick: return false
    case .atOnce:
      if extraFrames >= Self.extraFrameLimit { return false }
      extraFrames += 1
      return true
    case .always: return true
    }
  }

  /// What a frame that waits for no tick is for.
  private func ahead(of now: Instant) -> Instant {
    let next = now.advanced(by: period)
    guard let lastTarget else { return next }
    return max(next, lastTarget.advanced(by: period * Self.smallestLead))
  }

  /// When a frame painted now for a tick is shown: one period later, or as many as are lost.
  private static func showing(of tick: FrameTick, at now: Instant) -> Instant {
    let late = max(0, (now.seconds(since: tick.time) / tick.period).rounded(.down))
    return tick.time.advanced(by: tick.period * (late + 1))
  }

  /// Takes most of the jitter out of the ticks' times, as the display itself has none.
  private func smoothed(_ target: Instant) -> Instant {
    guard let beat else { return target }
    let steps = max(1, (target.seconds(since: beat) / period).rounded())
    let expected = beat.advanced(by: steps * period)
    let error = target.seconds(since: expected)
    if abs(error) > period * Self.jitterLimit { return target }
    return expected.advanced(by: error * Self.jitterGain)
  }
}
