/// What a window does about its next frame: paints it, has it wait for a tick, or rests.
///
/// It joins what the frame is wanted for and when it may be painted. The window tells it what
/// happens, asks it what to do once it has done all else, and then which tick to ask for.
struct FrameScheduler: Hashable, Sendable {
  enum Decision: Hashable, Sendable {
    /// Paint for a moment; it goes on from the frame before, or starts from rest.
    case draw(for: Instant, follows: Bool)
    /// Nothing yet; something will happen that asks again.
    case wait
    /// Nothing moves: stop the clock.
    case rest
  }

  var causes = FrameCauses()

  /// When the content wants its next frame, if nothing happens before.
  var next = NextFrame.rest

  private(set) var pacer = FramePacer()
  private var needsTick = false

  /// Whether a frame would show anything new.
  ///
  /// While the content's time stands still, what moves does not; input and steps still show.
  ///
  /// - Parameter time: the content's.
  func wants(hasChanges: Bool, at time: Instant, isStanding: Bool) -> Bool {
    if causes.fullRepaintReason != nil { return true }
    guard hasChanges || next.isDue(at: time) else { return false }
    return !isStanding || next != .tick || causes.isSteered
  }

  /// What to do now.
  ///
  /// - Parameters:
  ///   - now: the moment of asking.
  ///   - wants: whether a frame would show anything new.
  ///   - holdsMotion: whether motion has come that waits for a tick, so that all that comes until
  ///     then is one event.
  ///   - canPaint: whether the last frame has landed.
  mutating func decide(
    at now: Instant, wants: Bool, holdsMotion: Bool, canPaint: Bool
  ) -> Decision {
    if !wants { causes.forgetInput() }
    if holdsMotion && pacer.isResting { awaitTick() }
    let follows = !pacer.isResting
    switch pacer.decide(at: now, wants: wants, urgency: causes.urgency, canPaint: canPaint) {
    case .draw(let target): return .draw(for: target, follows: follows)
    case .awaitTick:
      awaitTick()
      return .wait
    case .wait: return .wait
    case .rest: return .rest
    }
  }

  /// A frame was painted; whether another is wanted, as of now.
  mutating func painted(wantsMore: Bool) {
    if wantsMore { awaitTick() }
  }

  /// What the tick follows that is to be asked for: the last frame's tick, or its painting if it
  /// waited for none; nil if no tick is to be asked for.
  mutating func takeTickRequest(at now: Instant) -> Instant? {
    defer { needsTick = false }
    return needsTick ? pacer.beginning ?? now : nil
  }

  /// A tick came.
  mutating func tick(_ tick: FrameTick) {
    pacer.tick(tick)
  }

  /// The window is out of sight: nothing is painted until something new is wanted.
  mutating func suspend() {
    pacer.suspend()
    needsTick = false
  }

  private mutating func awaitTick() {
    pacer.awaitTick()
    needsTick = true
  }
}
