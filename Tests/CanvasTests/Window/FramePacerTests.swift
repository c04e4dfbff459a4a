import Testing

@testable import Canvas

@Suite struct `Frame pacer` {
  /// The period of a 60 Hz display, in milliseconds.
  private let period = 1000.0 / 60

  private func painted() -> FramePacer {
    var pacer = FramePacer()
    _ = pacer.decide(0)
    return pacer
  }

  private func running() -> FramePacer {
    var pacer = painted()
    pacer.awaitTick()
    return pacer
  }

  @Test func `an idle pacer with nothing to show waits`() {
    var pacer = FramePacer()
    #expect(pacer.decide(0, wants: false) == .wait)
    #expect(pacer.isIdle)
  }

  @Test func `the first frame is painted immediately, for one interval ahead`() {
    var pacer = FramePacer()
    #expect(pacer.decide(0).isShown(at: period))
    #expect(pacer.beginning == .inRun(0))
  }

  @Test func `no tick is pending after a frame unless it is requested`() {
    var pacer = painted()
    #expect(pacer.isIdle)
    pacer.tick(16)
    #expect(pacer.isIdle)
  }

  @Test func `motion within an interval of the last frame requests a tick`() {
    var pacer = painted()
    #expect(pacer.isPaced(at: .inRun(8)))
    #expect(pacer.decide(8) == .wait)
    #expect(pacer.takeTickRequest(at: .inRun(8)) == .inRun(0))
    #expect(pacer.decide(9) == .wait)
    pacer.tick(period)
    #expect(pacer.decide(16.8).isShown(at: 2 * period))
  }

  @Test func `motion an interval after the last frame is painted immediately`() {
    var pacer = painted()
    #expect(!pacer.isPaced(at: .inRun(16.7)))
    #expect(pacer.decide(16.7).shown != nil)
  }

  @Test func `a press within an interval of the last frame is painted immediately`() {
    var pacer = painted()
    #expect(pacer.decide(8, .atOnce).isShown(at: 8 + period))
    #expect(pacer.beginning == .inRun(8))
  }

  @Test func `many presses after the last frame wait for a tick`() {
    var pacer = painted()
    let decisions = (1...4).map { pacer.decide(Double($0), .atOnce) }
    #expect(decisions.map { $0.shown != nil } == [true, true, false, false])
    #expect(decisions.last == .wait && pacer.isAwaitingTick)
  }

  @Test func `the first frame waits until the previous one is presented`() {
    var pacer = FramePacer()
    #expect(pacer.decide(0, .atOnce, canPaint: false) == .wait)
    #expect(pacer.isIdle)
    #expect(pacer.decide(1, .atOnce).shown != nil)
  }

  @Test(arguments: [5.0, 20])
  func `a press between two ticks or when they end is painted one interval ahead`(press: Double) {
    var pacer = running()
    #expect(pacer.decide(press, .atOnce).isShown(at: press + period))
  }

  @Test func `a press right after a frame advances the target by at least a quarter of a period`() {
    var pacer = running()
    #expect(pacer.decide(0.1, .atOnce).isShown(at: 1.25 * period))
  }

  @Test(arguments: [0.1, 5, 10, 16.6])
  func `the tick after a press continues from it`(press: Double) throws {
    var pacer = running()
    let pressed = pacer.decide(press, .atOnce)
    pacer.tick(period)
    let ticked = pacer.decide(16.8)
    #expect(try #require(pressed.shown) < (try #require(ticked.shown)))
    #expect(abs(try #require(ticked.shown) - 2 * period) < 0.001)
  }

  @Test func `a press right after the last frame of a run is painted immediately`() {
    var pacer = running()
    pacer.tick(16)
    #expect(pacer.decide(16, wants: false) == .idle)
    #expect(pacer.decide(18, .atOnce).isShown(at: 18 + period))
  }

  @Test func `many presses get a limited number of extra frames between two ticks`() {
    var pacer = running()
    var frames = 0
    for step in 1...10 {
      if pacer.decide(Double(step), .atOnce).shown != nil { frames += 1 }
    }
    #expect(frames == FramePacer.extraFrameLimit)
    pacer.tick(16)
    _ = pacer.decide(16)
    pacer.awaitTick()
    #expect(pacer.decide(17, .atOnce).shown != nil)
  }

  @Test func `a new size is always painted`() {
    var pacer = running()
    for step in 1...10 { #expect(pacer.decide(Double(step), .always).shown != nil) }
  }

  @Test func `a tick before the last frame is presented is painted after it`() {
    var pacer = running()
    pacer.tick(16)
    #expect(pacer.decide(16, canPaint: false) == .wait)
    #expect(pacer.decide(17, canPaint: false) == .wait)
    #expect(pacer.skippedTicks == 1)
    #expect(pacer.decide(20).isShown(at: 16 + period))
  }

  @Test func `further ticks before the last frame is presented are skipped and counted`() {
    var pacer = running()
    for time in [16.0, 33, 50] {
      pacer.tick(time)
      _ = pacer.decide(time, canPaint: false)
    }
    #expect(pacer.skippedTicks == 3)
  }

  @Test func `a late frame targets the next time that can still be met`() {
    var pacer = running()
    pacer.tick(16)
    #expect(pacer.decide(16 + 40).isShown(at: 16 + 3 * period))
  }

  @Test func `a suspended pacer ignores ticks`() {
    var pacer = running()
    pacer.suspend()
    pacer.tick(16)
    #expect(pacer.isIdle)
  }
}
