import Testing

@testable import Canvas

@Suite struct `Frame scheduler` {
  private func painted(wantsMore: Bool) -> FrameScheduler {
    var scheduler = FrameScheduler()
    _ = scheduler.decide(0)
    scheduler.painted(wantsMore: wantsMore)
    return scheduler
  }

  private func isFollowing(_ decision: FramePacer.Decision) -> Bool? {
    guard case .draw(_, let follows) = decision else { return nil }
    return follows
  }

  @Test func `no tick is requested after the last frame`() {
    var scheduler = painted(wantsMore: false)
    #expect(scheduler.takeTickRequest(at: .inRun(1)) == nil)
    #expect(scheduler.decide(1, wants: false) == .wait)
    #expect(scheduler.takeTickRequest(at: .inRun(1)) == nil)
  }

  @Test func `a frame that wants another one requests a tick once`() {
    var scheduler = painted(wantsMore: true)
    #expect(scheduler.takeTickRequest(at: .inRun(1)) == .inRun(0))
    #expect(scheduler.takeTickRequest(at: .inRun(1)) == nil)
    scheduler.tick(.inRun(16))
    #expect(isFollowing(scheduler.decide(16.5)) == true)
    scheduler.painted(wantsMore: true)
    #expect(scheduler.takeTickRequest(at: .inRun(17)) == .inRun(16))
  }

  @Test func `a change soon after a frame waits for a tick, and a later one is painted at once`() {
    var scheduler = painted(wantsMore: false)
    #expect(scheduler.decide(5) == .awaitTick)
    #expect(scheduler.takeTickRequest(at: .inRun(5)) == .inRun(0))
    scheduler = painted(wantsMore: false)
    #expect(isFollowing(scheduler.decide(50)) == false)
  }

  @Test func `pending motion requests a tick, even with nothing else to show`() {
    var scheduler = painted(wantsMore: false)
    #expect(scheduler.decide(5, wants: false, holdsMotion: true) == .wait)
    #expect(scheduler.takeTickRequest(at: .inRun(5)) == .inRun(0))
    #expect(scheduler.decide(6, wants: false, holdsMotion: true) == .wait)
    #expect(scheduler.takeTickRequest(at: .inRun(6)) == nil)
  }

  @Test func `an urgent demand is painted before the tick that motion waits for`() {
    var scheduler = painted(wantsMore: false)
    scheduler.causes.demand("resize")
    #expect(isFollowing(scheduler.decide(5, holdsMotion: true)) == true)
    #expect(scheduler.takeTickRequest(at: .inRun(5)) == .inRun(0))
  }

  @Test func `a tick with nothing to show stops the clock and clears the causes`() {
    var scheduler = painted(wantsMore: true)
    scheduler.causes.hasUserAction = true
    scheduler.tick(.inRun(16))
    #expect(scheduler.decide(16, wants: false) == .idle)
    #expect(!scheduler.causes.hasUserAction)
  }

  @Test func `no tick is requested while suspended`() {
    var scheduler = painted(wantsMore: true)
    scheduler.suspend()
    #expect(scheduler.takeTickRequest(at: .inRun(1)) == nil)
    #expect(scheduler.pacer.isIdle)
  }

  @Test func `changes, due frames and window demands want a frame`() {
    var scheduler = FrameScheduler()
    func wants(_ hasChanges: Bool = false, isStanding: Bool = false) -> Bool {
      scheduler.wants(hasChanges: hasChanges, at: .inRun(10), isStanding: isStanding)
    }
    #expect(!wants() && wants(true))
    scheduler.next = .at(.inRun(11))
    #expect(!wants())
    scheduler.next = .at(.inRun(10))
    #expect(wants() && wants(isStanding: true))
    scheduler.next = .tick
    #expect(wants() && !wants(true, isStanding: true))
    scheduler.causes.hasUserAction = true
    #expect(wants(isStanding: true))
    scheduler = FrameScheduler()
    scheduler.causes.demand("resize")
    scheduler.causes.demand("theme")
    #expect(wants(isStanding: true) && scheduler.causes.fullRepaintReason == "resize")
  }
}
