import Testing

@testable import Canvas

/// A thing that happens to a frame pacer, or that is expected of it; times are in milliseconds.
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

@Suite struct `Frame pacer` {
  @Test(
    arguments: [
      "it waits with nothing to show": [.waits(0, wants: false), .isIdle],
      "the first frame is for one interval ahead": [.paints(0, base: 0), .began(0)],
      "it waits to be able": [.waits(0, .atOnce, canPaint: false), .isIdle, .paints(1, .atOnce)],
      "a run after an idle time has all its extra frames": [
        .paints(0, .atOnce), .paints(1, .atOnce), .paints(2, .atOnce), .paints(1000, .atOnce),
        .paints(1001, .atOnce), .paints(1002, .atOnce), .paints(2000, .atOnce),
        .paints(2001, .atOnce), .paints(2002, .atOnce), .waits(2003, .atOnce),
      ],
    ] as [String: [PacerStep]])
  func `an idle pacer paints the first frame at once`(what: String, steps: [PacerStep]) {
    var pacer = FramePacer()
    pacer.run(steps)
  }

  @Test(
    arguments: [
      "no tick is pending unless it is requested": [.isIdle, .ticks(16), .isIdle],
      "motion within an interval requests a tick": [
        .isPaced(8, true), .waits(8), .requests(8, after: 0), .waits(9), .ticks(16),
        .paints(16.8, base: 16),
      ],
      "motion an interval later is painted": [
        .isPaced(16.7, false), .paints(16.7, follows: false),
      ],
      "a press within an interval is painted": [.paints(8, .atOnce, base: 8), .began(8)],
      "many presses wait for a tick": [
        .paints(1, .atOnce), .paints(2, .atOnce), .waits(3, .atOnce), .waits(4, .atOnce),
        .isAwaitingTick,
      ],
      "no tick is requested after the last frame": [
        .requests(1, after: nil), .waits(1, wants: false), .requests(1, after: nil),
      ],
      "pending motion requests a tick once, even with nothing else to show": [
        .waits(5, wants: false, holdsMotion: true), .requests(5, after: 0),
        .waits(6, wants: false, holdsMotion: true), .requests(6, after: nil),
      ],
      "an urgent demand is painted before the tick that motion waits for": [
        .paints(5, .always, follows: true, holdsMotion: true), .requests(5, after: 0),
      ],
    ] as [String: [PacerStep]])
  func `after a frame, only what cannot wait is painted`(what: String, steps: [PacerStep]) {
    var pacer = FramePacer()
    pacer.run([.paints(0)] + steps)
  }

  @Test(
    arguments: [
      "a press between two ticks": [.paints(5, .atOnce, base: 5)],
      "a press when the interval has ended": [.paints(20, .atOnce, base: 20)],
      "a press right after a frame": [.paints(0.1, .atOnce, base: 0, periods: 1.25)],
      "a press after the last frame": [.ticks(16), .idles(16), .paints(18, .atOnce, base: 18)],
      "many presses get a limited number of extra frames between two ticks": [
        .paints(1, .atOnce), .paints(2, .atOnce), .waits(3, .atOnce), .waits(4, .atOnce),
        .ticks(16), .paints(16), .awaitsTick, .paints(17, .atOnce),
      ],
      "a tick without anything to paint resets the extra frames": [
        .paints(1, .atOnce), .paints(2, .atOnce), .ticks(16), .idles(16), .paints(16.2, .atOnce),
      ],
      "a new size is always painted": [
        .paints(1, .always), .paints(2, .always), .paints(3, .always), .paints(4, .always),
        .paints(5, .always), .paints(6, .always),
      ],
      "a frame at a tick begins at the tick, and a frame between ticks keeps the beginning": [
        .began(0), .paints(5, .atOnce), .began(0), .ticks(16), .paints(18), .began(16), .isIdle,
      ],
      "a tick that is not yet painted ends the wait": [
        .isAwaitingTick, .isPaced(1, true), .isPaced(500, true), .ticks(16), .isDue,
        .isPaced(5, false),
      ],
      "a tick before the last frame is presented is painted after it": [
        .ticks(16), .waits(16, canPaint: false), .waits(17, canPaint: false), .skipped(1),
        .paints(20, base: 16),
      ],
      "further ticks before the last frame is presented are skipped and counted": [
        .ticks(16), .waits(16, canPaint: false), .ticks(33), .waits(33, canPaint: false),
        .ticks(50), .waits(50, canPaint: false), .skipped(3),
      ],
      "each frame that cannot be painted in time counts a skipped tick": [
        .ticks(16), .waits(16, canPaint: false), .paints(20), .awaitsTick, .ticks(116),
        .waits(116, canPaint: false), .paints(120), .skipped(2),
      ],
      "two ticks together": [.ticks(16), .ticks(33), .skipped(0), .paints(33.1, base: 33)],
      "a late frame targets a time to come": [.ticks(16), .paints(56, base: 16, periods: 3)],
      "a tick dated slightly ahead is used": [.ticks(16), .paints(15.5, base: 16)],
      "a run after an idle time ignores the earlier phase": [
        .ticks(16.7), .paints(17), .paints(86), .awaitsTick, .ticks(103), .paints(103, base: 103),
      ],
      "a suspended pacer ignores ticks": [.suspends, .ticks(16), .isIdle],
      "suspending forgets the last frame and the request": [
        .suspends, .began(nil), .isIdle, .isPaced(1, false), .requests(1, after: nil), .paints(1),
      ],
      "a frame that wants another one requests a tick once": [
        .requests(1, after: 0), .requests(1, after: nil), .ticks(16),
        .paints(16.5, follows: true), .awaitsTick, .requests(17, after: 16),
      ],
    ] as [String: [PacerStep]])
  func `in a run, frames are painted at ticks, or urgently`(what: String, steps: [PacerStep]) {
    var pacer = FramePacer()
    pacer.run([.paints(0), .awaitsTick] + steps)
  }

  @Test func `the tick after a press continues from it, and a tick sets the period`() {
    for press in [0.1, 5, 10, 16.6] {
      var pacer = FramePacer()
      pacer.run([
        .paints(0), .awaitsTick, .paints(press, .atOnce), .ticks(16.7), .paints(16.8, base: 16.7),
      ])
    }
    var idle = FramePacer()
    idle.tick(FrameTick(time: .zero, period: 0.01))
    #expect(idle.period == 0.01)
    idle.run([.paints(5, base: 5, periods: 0.6)])
  }
}
