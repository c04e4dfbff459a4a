import Testing

@testable import Canvas

@Suite struct `Frame pacer state` {
  /// The period of a 60 Hz display, in milliseconds.
  private let period = 1000.0 / 60

  private func running() -> FramePacer {
    var pacer = FramePacer()
    _ = pacer.decide(0)
    pacer.awaitTick()
    return pacer
  }

  @Test func `a tick sets the period, also when idle`() {
    var pacer = FramePacer()
    pacer.tick(FrameTick(time: .inRun(0), period: 0.01))
    #expect(pacer.period == 0.01)
    #expect(pacer.decide(5).isShown(at: 15))
  }

  @Test func `a frame at a tick begins at the tick, and a frame between ticks keeps the beginning`()
  {
    var pacer = running()
    #expect(pacer.beginning == .inRun(0))
    #expect(pacer.decide(5, .atOnce).shown != nil)
    #expect(pacer.beginning == .inRun(0))
    pacer.tick(16)
    #expect(pacer.decide(18).shown != nil)
    #expect(pacer.beginning == .inRun(16))
    #expect(pacer.isIdle && !pacer.isAwaitingTick)
  }

  @Test func `a tick that is not yet painted ends the wait`() {
    var pacer = running()
    #expect(pacer.isAwaitingTick && pacer.isPaced(at: .inRun(1)) && pacer.isPaced(at: .inRun(500)))
    pacer.tick(16)
    #expect(!pacer.isAwaitingTick && !pacer.isIdle)
    #expect(!pacer.isPaced(at: .inRun(5)))
  }

  @Test func `suspending forgets the last frame`() {
    var pacer = running()
    pacer.suspend()
    #expect(pacer.beginning == nil)
    #expect(!pacer.isPaced(at: .inRun(1)))
    #expect(pacer.decide(1).shown != nil)
  }

  @Test func `each frame that cannot be painted in time counts a skipped tick`() {
    var pacer = running()
    for start in [0.0, 100] {
      pacer.tick(start + 16)
      _ = pacer.decide(start + 16, canPaint: false)
      #expect(pacer.decide(start + 20).shown != nil)
      pacer.awaitTick()
    }
    #expect(pacer.skippedTicks == 2)
  }

  @Test func `two ticks read together skip none`() {
    var pacer = running()
    pacer.tick(16)
    pacer.tick(33)
    #expect(pacer.skippedTicks == 0)
    #expect(pacer.decide(33.1).isShown(at: 33 + period))
  }

  @Test func `a run after an idle time has all its extra frames`() {
    var pacer = FramePacer()
    for start in [0.0, 1000, 2000] {
      // The first frame starts the run, and two more are extra frames.
      for step in 0..<3 {
        #expect(pacer.decide(start + Double(step), .atOnce).shown != nil, "after \(start) ms")
      }
    }
    // The next has to wait.
    #expect(pacer.decide(2003, .atOnce).shown == nil)
  }

  @Test func `a run after an idle time ignores the earlier phase`() {
    var pacer = running()
    pacer.tick(period)
    _ = pacer.decide(17)
    let start = period * 5.2
    _ = pacer.decide(start)
    pacer.awaitTick()
    pacer.tick(start + period)
    #expect(pacer.decide(start + period).isShown(at: start + 2 * period))
  }

  @Test func `a tick dated slightly ahead is used for the following frame`() {
    var pacer = running()
    pacer.tick(16)
    #expect(pacer.decide(15.5).isShown(at: 16 + period))
  }

  @Test func `a tick without anything to paint resets the extra frames`() {
    var pacer = running()
    for time in [1.0, 2] { #expect(pacer.decide(time, .atOnce).shown != nil) }
    pacer.tick(16)
    #expect(pacer.decide(16, wants: false) == .idle)
    #expect(pacer.lastTarget != nil)
    #expect(pacer.decide(16.2, .atOnce).shown != nil)
  }
}
