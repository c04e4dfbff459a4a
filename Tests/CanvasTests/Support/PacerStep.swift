import Testing

@testable import Canvas

/// A thing that happens to a frame pacer, or that is expected of it.
///
/// Times are in milliseconds after the start of a run of frames.
enum PacerStep {
  case ticks(Double)
  case awaitsTick
  case suspends
  /// A frame is painted; its target is some periods after a base.
  case paints(
    Double, FramePacer.Urgency = .atTick, base: Double? = nil, periods: Double = 1,
    follows: Bool? = nil, holdsMotion: Bool = false)
  case waits(
    Double, FramePacer.Urgency = .atTick, wants: Bool = true, holdsMotion: Bool = false,
    canPaint: Bool = true)
  /// There is nothing to paint at a tick.
  case idles(Double)
  /// Whether a tick is to be requested, and after which time.
  case requests(Double, after: Double?)
  case isIdle
  case isAwaitingTick
  case isDue
  case isPaced(Double, Bool)
  case began(Double?)
  case skipped(Int)
}

extension FramePacer {
  mutating func run(_ steps: [PacerStep]) {
    func at(_ milliseconds: Double) -> Instant { Instant(seconds: 100 + milliseconds / 1000) }
    for (number, step) in steps.enumerated() {
      let what: Comment = "step \(number): \(step)"
      switch step {
      case .ticks(let time): tick(FrameTick(time: at(time), period: 1.0 / 60))
      case .awaitsTick: awaitTick()
      case .suspends: suspend()
      case .paints(let time, let urgency, let base, let periods, let follows, let holdsMotion):
        let last = lastTarget
        let decision = decide(
          at: at(time), wants: true, urgency: urgency, holdsMotion: holdsMotion, canPaint: true)
        guard case .draw(let target, let isFollowing) = decision else {
          Issue.record(what)
          return
        }
        if let last { #expect(target > last, what) }
        if let base { #expect(abs(target.seconds(since: at(base)) - periods / 60) < 1e-6, what) }
        #expect(isFollowing == follows ?? isFollowing, what)
      case .waits(let time, let urgency, let wants, let holdsMotion, let canPaint):
        let decision = decide(
          at: at(time), wants: wants, urgency: urgency, holdsMotion: holdsMotion,
          canPaint: canPaint)
        #expect(decision == .wait, what)
      case .idles(let time):
        let decision = decide(at: at(time), wants: false, urgency: .atTick, canPaint: true)
        #expect(decision == .idle && lastTarget != nil, what)
      case .requests(let time, let beginning):
        let request = takeTickRequest(at: at(time))
        #expect(request == beginning.map(at), what)
      case .isIdle: #expect(isIdle, what)
      case .isAwaitingTick: #expect(isAwaitingTick, what)
      case .isDue: #expect(!isIdle && !isAwaitingTick, what)
      case .isPaced(let time, let expected): #expect(isPaced(at: at(time)) == expected, what)
      case .began(let time): #expect(beginning == time.map(at), what)
      case .skipped(let count): #expect(skippedTicks == count, what)
      }
    }
  }
}
