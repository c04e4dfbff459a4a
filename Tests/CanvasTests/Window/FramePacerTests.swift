import Testing

@testable import Canvas

@Suite struct `Frame pacer` {
  private let period = 1.0 / 60

  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 100 + milliseconds / 1000) }

  private func tick(_ milliseconds: Double) -> FrameTick {
    FrameTick(time: at(milliseconds), period: period)
  }

  /// Milliseconds after the beginning at which a frame is shown; nil if none is painted.
  private func shown(_ decision: FramePacer.Decision) -> Double? {
    guard case .draw(let target) = decision else { return nil }
    return target.seconds(since: at(0)) * 1000
  }

  /// A pacer that has painted a frame at 0, after which nothing goes on.
  private func painted() -> FramePacer {
    var pacer = FramePacer()
    _ = pacer.decide(at: at(0), wants: true, urgency: .atTick, canPaint: true)
    return pacer
  }

  /// A pacer that has painted a frame at 0 and waits for the tick.
  private func running() -> FramePacer {
    var pacer = painted()
    pacer.awaitTick()
    return pacer
  }

  @Test func `at rest with nothing to show it waits for ever`() {
    var pacer = FramePacer()
    #expect(pacer.decide(at: at(0), wants: false, urgency: .atTick, canPaint: true) == .wait)
    #expect(pacer.isResting)
  }

  @Test func `what starts from rest is painted at once for one interval ahead`() throws {
    var pacer = FramePacer()
    let decision = pacer.decide(at: at(0), wants: true, urgency: .atTick, canPaint: true)
    #expect(abs(try #require(shown(decision)) - period * 1000) < 0.001)
    #expect(pacer.beginning == at(0))
  }

  @Test func `after a frame no tick comes unless it is asked for`() {
    var pacer = painted()
    #expect(pacer.isResting)
    pacer.tick(tick(16))
    #expect(pacer.isResting)
  }

  @Test func `motion within an interval of the last frame asks for a tick`() throws {
    var pacer = painted()
    #expect(pacer.isPaced(at: at(8)))
    #expect(pacer.decide(at: at(8), wants: true, urgency: .atTick, canPaint: true) == .awaitTick)
    pacer.awaitTick()
    #expect(pacer.decide(at: at(9), wants: true, urgency: .atTick, canPaint: true) == .wait)
    pacer.tick(tick(period * 1000))
    let decision = pacer.decide(at: at(16.8), wants: true, urgency: .atTick, canPaint: true)
    #expect(abs(try #require(shown(decision)) - 2 * period * 1000) < 0.001)
  }

  @Test func `motion an interval after the last frame is painted at once`() {
    var pacer = painted()
    #expect(!pacer.isPaced(at: at(16.7)))
    #expect(shown(pacer.decide(at: at(16.7), wants: true, urgency: .atTick, canPaint: true)) != nil)
  }

  @Test func `a press within an interval of the last frame is painted at once`() throws {
    var pacer = painted()
    let decision = pacer.decide(at: at(8), wants: true, urgency: .atOnce, canPaint: true)
    #expect(abs(try #require(shown(decision)) - (8 + period * 1000)) < 0.001)
    // The next tick is due a whole period after it.
    #expect(pacer.beginning == at(8))
  }

  @Test func `a storm of presses after the last frame has to wait for a tick too`() {
    var pacer = painted()
    let decisions = (1...4).map {
      pacer.decide(at: at(Double($0)), wants: true, urgency: .atOnce, canPaint: true)
    }
    #expect(decisions.map { shown($0) != nil } == [true, true, false, false])
    #expect(decisions.last == .awaitTick)
  }

  @Test func `a first frame waits for the last one to land`() {
    var pacer = FramePacer()
    #expect(pacer.decide(at: at(0), wants: true, urgency: .atOnce, canPaint: false) == .wait)
    #expect(pacer.isResting)
    #expect(shown(pacer.decide(at: at(1), wants: true, urgency: .atOnce, canPaint: true)) != nil)
  }

  @Test func `motion between two ticks waits for the second`() {
    var pacer = running()
    #expect(pacer.decide(at: at(5), wants: true, urgency: .atTick, canPaint: true) == .wait)
    pacer.tick(tick(17))
    #expect(shown(pacer.decide(at: at(17), wants: true, urgency: .atTick, canPaint: true)) != nil)
  }

  @Test func `a frame at a tick is for one period after it`() throws {
    var pacer = running()
    pacer.tick(tick(12))
    let decision = pacer.decide(at: at(12.3), wants: true, urgency: .atTick, canPaint: true)
    #expect(abs(try #require(shown(decision)) - (12 + period * 1000)) < 0.001)
  }

  @Test func `a press between two ticks is painted at once for one interval ahead`() throws {
    var pacer = running()
    let decision = pacer.decide(at: at(5), wants: true, urgency: .atOnce, canPaint: true)
    #expect(abs(try #require(shown(decision)) - (5 + period * 1000)) < 0.001)
  }

  @Test func `a press right after a frame moves on far enough to show`() throws {
    var pacer = running()
    let decision = pacer.decide(at: at(0.1), wants: true, urgency: .atOnce, canPaint: true)
    #expect(abs(try #require(shown(decision)) - 1.25 * period * 1000) < 0.001)
  }

  @Test(arguments: [0.1, 5, 10, 16.6])
  func `the tick after a press goes on from it`(press: Double) throws {
    var pacer = running()
    let pressed = pacer.decide(at: at(press), wants: true, urgency: .atOnce, canPaint: true)
    pacer.tick(tick(period * 1000))
    let ticked = pacer.decide(at: at(16.8), wants: true, urgency: .atTick, canPaint: true)
    #expect(try #require(shown(pressed)) < (try #require(shown(ticked))))
    #expect(abs(try #require(shown(ticked)) - 2 * period * 1000) < 0.001)
  }

  @Test func `a press right after the last frame of a run is painted at once`() throws {
    var pacer = running()
    pacer.tick(tick(16))
    #expect(pacer.decide(at: at(16), wants: false, urgency: .atTick, canPaint: true) == .rest)
    let decision = pacer.decide(at: at(18), wants: true, urgency: .atOnce, canPaint: true)
    #expect(abs(try #require(shown(decision)) - (18 + period * 1000)) < 0.001)
  }

  @Test func `a press that comes when the last frame is shown is painted one interval ahead`()
    throws
  {
    var pacer = running()
    let decision = pacer.decide(at: at(20), wants: true, urgency: .atOnce, canPaint: true)
    #expect(abs(try #require(shown(decision)) - (20 + period * 1000)) < 0.001)
  }

  @Test func `a storm of presses gets few frames between two ticks`() {
    var pacer = running()
    var frames = 0
    for step in 1...10 {
      let decision = pacer.decide(
        at: at(Double(step)), wants: true, urgency: .atOnce, canPaint: true)
      if shown(decision) != nil { frames += 1 }
    }
    #expect(frames == FramePacer.extraFrameLimit)
    pacer.tick(tick(16))
    _ = pacer.decide(at: at(16), wants: true, urgency: .atTick, canPaint: true)
    pacer.awaitTick()
    #expect(shown(pacer.decide(at: at(17), wants: true, urgency: .atOnce, canPaint: true)) != nil)
  }

  @Test func `a new size is painted however many frames there were`() {
    var pacer = running()
    for step in 1...10 {
      let decision = pacer.decide(
        at: at(Double(step)), wants: true, urgency: .always, canPaint: true)
      #expect(shown(decision) != nil)
    }
  }

  @Test func `a tick that finds nothing to paint ends the run`() {
    var pacer = running()
    pacer.tick(tick(16))
    #expect(pacer.decide(at: at(16), wants: false, urgency: .atTick, canPaint: true) == .rest)
    #expect(pacer.isResting)
    #expect(pacer.decide(at: at(17), wants: false, urgency: .atTick, canPaint: true) == .wait)
  }

  @Test func `a tick that comes before the last frame has landed is painted when it has`() throws {
    var pacer = running()
    pacer.tick(tick(16))
    #expect(pacer.decide(at: at(16), wants: true, urgency: .atTick, canPaint: false) == .wait)
    #expect(pacer.decide(at: at(17), wants: true, urgency: .atTick, canPaint: false) == .wait)
    #expect(pacer.skippedTicks == 1)
    let decision = pacer.decide(at: at(20), wants: true, urgency: .atTick, canPaint: true)
    #expect(abs(try #require(shown(decision)) - (16 + period * 1000)) < 0.001)
  }

  @Test func `further ticks before the last frame has landed are skipped and counted`() {
    var pacer = running()
    for time in [16.0, 33, 50] {
      pacer.tick(tick(time))
      _ = pacer.decide(at: at(time), wants: true, urgency: .atTick, canPaint: false)
    }
    #expect(pacer.skippedTicks == 3)
  }

  @Test func `a late frame is for the next moment that can still be met`() throws {
    var pacer = running()
    pacer.tick(tick(16))
    let decision = pacer.decide(at: at(16 + 40), wants: true, urgency: .atTick, canPaint: true)
    #expect(abs(try #require(shown(decision)) - (16 + 3 * period * 1000)) < 0.001)
  }

  @Test func `a tick that nobody waits for starts nothing`() {
    var pacer = FramePacer()
    pacer.tick(tick(16))
    #expect(pacer.isResting)
  }

  @Test func `a window that is out of sight rests`() {
    var pacer = running()
    pacer.suspend()
    pacer.tick(tick(16))
    #expect(pacer.isResting)
  }
}
