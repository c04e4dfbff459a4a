import Testing

@testable import Canvas

/// What the pacer remembers from one run, and one tick, to the next.
@Suite struct `Frame pacer's memory` {
  private let period = 1.0 / 60

  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 100 + milliseconds / 1000) }

  private func tick(_ milliseconds: Double) -> FrameTick {
    FrameTick(time: at(milliseconds), period: period)
  }

  private func isPainted(_ decision: FramePacer.Decision) -> Bool {
    if case .draw = decision { true } else { false }
  }

  private func shown(_ decision: FramePacer.Decision) -> Double? {
    guard case .draw(let target) = decision else { return nil }
    return target.seconds(since: at(0)) * 1000
  }

  /// A pacer that has painted a frame at 0 and waits for the tick.
  private func running() -> FramePacer {
    var pacer = FramePacer()
    _ = pacer.decide(at: at(0), wants: true, urgency: .atTick, canPaint: true)
    pacer.awaitTick()
    return pacer
  }

  @Test func `a tick tells the period, also at rest`() {
    var pacer = FramePacer()
    pacer.tick(FrameTick(time: at(0), period: 0.01))
    #expect(pacer.period == 0.01)
    let decision = pacer.decide(at: at(5), wants: true, urgency: .atTick, canPaint: true)
    #expect(shown(decision).map { abs($0 - 15) < 0.001 } == true)
  }

  @Test func `a frame at a tick begins at the tick, one in between does not`() {
    var pacer = running()
    #expect(pacer.beginning == at(0))
    #expect(isPainted(pacer.decide(at: at(5), wants: true, urgency: .atOnce, canPaint: true)))
    #expect(pacer.beginning == at(0))
    pacer.tick(tick(16))
    #expect(isPainted(pacer.decide(at: at(18), wants: true, urgency: .atTick, canPaint: true)))
    #expect(pacer.beginning == at(16))
    #expect(pacer.isResting && !pacer.isWaiting)
  }

  @Test func `a tick that is not painted yet is not waited for`() {
    var pacer = running()
    #expect(pacer.isWaiting && pacer.isPaced(at: at(1)) && pacer.isPaced(at: at(500)))
    pacer.tick(tick(16))
    #expect(!pacer.isWaiting && !pacer.isResting)
    #expect(!pacer.isPaced(at: at(5)))
  }

  @Test func `out of sight the last frame is forgotten`() {
    var pacer = running()
    pacer.suspend()
    #expect(pacer.beginning == nil)
    #expect(!pacer.isPaced(at: at(1)))
    #expect(isPainted(pacer.decide(at: at(1), wants: true, urgency: .atTick, canPaint: true)))
  }

  @Test func `each frame that is late to land counts the tick it misses`() {
    var pacer = running()
    for start in [0.0, 100] {
      pacer.tick(tick(start + 16))
      _ = pacer.decide(at: at(start + 16), wants: true, urgency: .atTick, canPaint: false)
      #expect(
        isPainted(pacer.decide(at: at(start + 20), wants: true, urgency: .atTick, canPaint: true)))
      pacer.awaitTick()
    }
    #expect(pacer.skippedTicks == 2)
  }

  @Test func `two ticks that are read together skip none`() {
    var pacer = running()
    pacer.tick(tick(16))
    pacer.tick(tick(33))
    #expect(pacer.skippedTicks == 0)
    let decision = pacer.decide(at: at(33.1), wants: true, urgency: .atTick, canPaint: true)
    #expect(shown(decision).map { abs($0 - (33 + period * 1000)) < 0.001 } == true)
  }

  @Test func `a run that begins after a rest has all its extra frames`() {
    var pacer = FramePacer()
    for start in [0.0, 1000, 2000] {
      // The first starts the run, two more are extra, the last has to wait.
      let painted = (0..<4).map { step in
        isPainted(
          pacer.decide(at: at(start + Double(step)), wants: true, urgency: .atOnce, canPaint: true))
      }
      #expect(painted == [true, true, true, false], "after \(start) ms")
    }
  }

  @Test func `a run that begins after a rest follows no beat of before`() {
    var pacer = running()
    pacer.tick(tick(period * 1000))
    _ = pacer.decide(at: at(17), wants: true, urgency: .atTick, canPaint: true)
    // Four ticks and a fifth of one later.
    let start = period * 1000 * 5.2
    _ = pacer.decide(at: at(start), wants: true, urgency: .atTick, canPaint: true)
    pacer.awaitTick()
    pacer.tick(tick(start + period * 1000))
    let decision = pacer.decide(
      at: at(start + period * 1000), wants: true, urgency: .atTick, canPaint: true)
    #expect(shown(decision).map { abs($0 - start - 2 * period * 1000) < 0.001 } == true)
  }

  @Test func `a tick that is dated a little ahead is for the frame after it`() {
    var pacer = running()
    pacer.tick(tick(16))
    let decision = pacer.decide(at: at(15.5), wants: true, urgency: .atTick, canPaint: true)
    #expect(shown(decision).map { abs($0 - (16 + period * 1000)) < 0.001 } == true)
  }

  @Test func `a tick that nobody wants ends the extra frames of before too`() {
    var pacer = running()
    for time in [1.0, 2] {
      #expect(isPainted(pacer.decide(at: at(time), wants: true, urgency: .atOnce, canPaint: true)))
    }
    pacer.tick(tick(16))
    #expect(pacer.decide(at: at(16), wants: false, urgency: .atTick, canPaint: true) == .rest)
    #expect(pacer.lastTarget != nil)
    // Within an interval of the frame before, which the tick did not become.
    #expect(isPainted(pacer.decide(at: at(16.2), wants: true, urgency: .atOnce, canPaint: true)))
  }
}
