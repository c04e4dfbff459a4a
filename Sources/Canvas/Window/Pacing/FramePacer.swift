/// Decides when a frame is painted, and for which moment.
///
/// Frames that wait for no tick are for one interval ahead, so that their first step shows.
struct FramePacer: Hashable, Sendable {
  enum Urgency: Hashable, Comparable, Sendable {
    /// It can wait for the next tick.
    case atTick
    /// It cannot wait, but the number of frames between ticks is limited.
    case atOnce
    /// It cannot wait: the window itself changed.
    case always
  }

  enum Decision: Hashable, Sendable {
    /// Paint for a moment, then await a tick; `follows` if the frame continues an animation.
    case draw(for: Instant, follows: Bool)
    case wait, idle
  }

  private enum State: Hashable {
    case idle, awaitingTick
    case due(FrameTick)
  }

  static let extraFrameLimit = 2

  /// Deviations of up to this fraction of a period count as jitter.
  private static let jitterLimit = 0.25
  private static let jitterGain = 0.125
  private static let smallestStep = 1e-6

  /// A fraction of a period, because a press cannot begin before the last painted moment.
  ///
  /// A spring of 0.15 s moves 2 % in a quarter of a period at 60 Hz, which is visible.
  private static let smallestLead = 0.25

  /// In seconds.
  private(set) var period: Double
  private(set) var lastTarget: Instant?
  /// The ticks that passed while the last frame was still being sent.
  private(set) var skippedTicks = 0

  /// The tick or painting of the last frame; the next one is due a period later.
  private(set) var beginning: Instant?

  private var state = State.idle
  /// The target of the last frame at a tick; `nil` if the last frame started after idling.
  private var lastTickTarget: Instant?
  private var extraFrames = 0
  private var isSkipping = false
  private var needsTick = false

  init(period: Double = PeriodEstimator.nominal) { self.period = period }

  var isIdle: Bool { state == .idle }
  var isAwaitingTick: Bool { state == .awaitingTick }

  /// Whether a tick is requested, or would be for a frame, so that motion can wait for it.
  func isPaced(at now: Instant) -> Bool {
    if isAwaitingTick { return true }
    guard isIdle, let beginning else { return false }
    return now < beginning.advanced(by: period)
  }

  mutating func awaitTick() {
    state = .awaitingTick
    needsTick = true
  }

  /// The tick or painting of the last frame, if a tick is to be requested after it.
  mutating func takeTickRequest(at now: Instant) -> Instant? {
    defer { needsTick = false }
    return needsTick ? beginning ?? now : nil
  }

  mutating func tick(_ tick: FrameTick) {
    period = tick.period
    switch state {
    case .idle: return
    case .awaitingTick: isSkipping = false
    case .due: skippedTicks += isSkipping ? 1 : 0
    }
    extraFrames = 0
    state = .due(tick)
  }

  /// `wants` is whether a frame would show a change; `holdsMotion` is whether coalesced motion
  /// waits for a tick; `canPaint` is whether the server has taken the last frames.
  mutating func decide(
    at now: Instant, wants: Bool, urgency: Urgency, holdsMotion: Bool = false, canPaint: Bool
  ) -> Decision {
    if holdsMotion && isIdle { awaitTick() }
    switch state {
    case .idle:
      guard wants, canPaint else { return .wait }
      if isPaced(at: now) {
        guard mayInterpose(urgency) else {
          awaitTick()
          return .wait
        }
      } else {
        extraFrames = 0
      }
      lastTickTarget = nil
      beginning = now
      return draw(for: ahead(of: now), follows: false)
    case .awaitingTick:
      guard wants, canPaint, mayInterpose(urgency) else { return .wait }
      return draw(for: ahead(of: now), follows: true)
    case .due(let tick):
      guard wants else {
        state = .idle
        return .idle
      }
      guard canPaint else {
        if !isSkipping { skippedTicks += 1 }
        isSkipping = true
        return .wait
      }
      let target = smoothed(Self.showing(of: tick, at: now))
      lastTickTarget = target
      beginning = tick.time
      state = .idle
      return draw(for: target, follows: true)
    }
  }

  mutating func suspend() {
    state = .idle
    beginning = nil
    needsTick = false
  }

  private mutating func draw(for moment: Instant, follows: Bool) -> Decision {
    var target = moment
    if let lastTarget { target = max(target, lastTarget.advanced(by: Self.smallestStep)) }
    lastTarget = target
    return .draw(for: target, follows: follows)
  }

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

  private func ahead(of now: Instant) -> Instant {
    let next = now.advanced(by: period)
    guard let lastTarget else { return next }
    return max(next, lastTarget.advanced(by: period * Self.smallestLead))
  }

  /// The time at which a frame painted now is shown: a period after its tick, or more if late.
  private static func showing(of tick: FrameTick, at now: Instant) -> Instant {
    let late = max(0, (now.seconds(since: tick.time) / tick.period).rounded(.down))
    return tick.time.advanced(by: tick.period * (late + 1))
  }

  /// Removes most of the ticks' jitter, because the display has none.
  private func smoothed(_ target: Instant) -> Instant {
    guard let lastTickTarget else { return target }
    let steps = max(1, (target.seconds(since: lastTickTarget) / period).rounded())
    let expected = lastTickTarget.advanced(by: steps * period)
    let error = target.seconds(since: expected)
    if abs(error) > period * Self.jitterLimit { return target }
    return expected.advanced(by: error * Self.jitterGain)
  }
}
