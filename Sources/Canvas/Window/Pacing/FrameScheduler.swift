/// The schedule of a window's frames: combines the causes of a frame with the time it may be
/// painted.
struct FrameScheduler: Hashable, Sendable {
  var causes = FrameCauses()

  var next = NextFrame.idle

  private(set) var pacer = FramePacer()
  private var needsTick = false

  /// `time` is the content's; while it is paused, animations do not count, but input does.
  func wants(hasChanges: Bool, at time: Instant, isStanding: Bool) -> Bool {
    if causes.fullRepaintReason != nil { return true }
    guard hasChanges || next.isDue(at: time) else { return false }
    return !isStanding || next != .tick || causes.hasUserAction
  }

  /// Requests a tick if the decision is to await one.
  ///
  /// `holdsMotion` is whether coalesced motion waits for a tick; `canPaint` is whether the last
  /// frame has been sent.
  mutating func decide(
    at now: Instant, wants: Bool, holdsMotion: Bool, canPaint: Bool
  ) -> FramePacer.Decision {
    if !wants { causes.forgetInput() }
    if holdsMotion && pacer.isIdle { awaitTick() }
    let decision = pacer.decide(
      at: now, wants: wants, urgency: causes.urgency, canPaint: canPaint)
    if decision == .awaitTick { awaitTick() }
    return decision
  }

  mutating func painted(wantsMore: Bool) {
    if wantsMore { awaitTick() }
  }

  /// The tick or painting of the last frame, if a tick is to be requested after it.
  mutating func takeTickRequest(at now: Instant) -> Instant? {
    defer { needsTick = false }
    return needsTick ? pacer.beginning ?? now : nil
  }

  mutating func tick(_ tick: FrameTick) {
    pacer.tick(tick)
  }

  mutating func suspend() {
    pacer.suspend()
    needsTick = false
  }

  private mutating func awaitTick() {
    pacer.awaitTick()
    needsTick = true
  }
}
