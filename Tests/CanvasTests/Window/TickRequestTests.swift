import Testing

@testable import Canvas

@Suite struct `Tick requests` {
  private func painted(wantsMore: Bool) -> FramePacer {
    var pacer = FramePacer()
    _ = pacer.decide(0)
    if wantsMore { pacer.awaitTick() }
    return pacer
  }

  private func isFollowing(_ decision: FramePacer.Decision) -> Bool? {
    guard case .draw(_, let follows) = decision else { return nil }
    return follows
  }

  @Test func `no tick is requested after the last frame`() {
    var pacer = painted(wantsMore: false)
    #expect(pacer.takeTickRequest(at: .inRun(1)) == nil)
    #expect(pacer.decide(1, wants: false) == .wait)
    #expect(pacer.takeTickRequest(at: .inRun(1)) == nil)
  }

  @Test func `a frame that wants another one requests a tick once`() {
    var pacer = painted(wantsMore: true)
    #expect(pacer.takeTickRequest(at: .inRun(1)) == .inRun(0))
    #expect(pacer.takeTickRequest(at: .inRun(1)) == nil)
    pacer.tick(16)
    #expect(isFollowing(pacer.decide(16.5)) == true)
    pacer.awaitTick()
    #expect(pacer.takeTickRequest(at: .inRun(17)) == .inRun(16))
  }

  @Test func `a change soon after a frame waits for a tick, and a later one is painted at once`() {
    var pacer = painted(wantsMore: false)
    #expect(pacer.decide(5) == .wait)
    #expect(pacer.takeTickRequest(at: .inRun(5)) == .inRun(0))
    pacer = painted(wantsMore: false)
    #expect(isFollowing(pacer.decide(50)) == false)
  }

  @Test func `pending motion requests a tick, even with nothing else to show`() {
    var pacer = painted(wantsMore: false)
    #expect(pacer.decide(5, wants: false, holdsMotion: true) == .wait)
    #expect(pacer.takeTickRequest(at: .inRun(5)) == .inRun(0))
    #expect(pacer.decide(6, wants: false, holdsMotion: true) == .wait)
    #expect(pacer.takeTickRequest(at: .inRun(6)) == nil)
  }

  @Test func `an urgent demand is painted before the tick that motion waits for`() {
    var pacer = painted(wantsMore: false)
    #expect(isFollowing(pacer.decide(5, .always, holdsMotion: true)) == true)
    #expect(pacer.takeTickRequest(at: .inRun(5)) == .inRun(0))
  }

  @Test func `no tick is requested while suspended`() {
    var pacer = painted(wantsMore: true)
    pacer.suspend()
    #expect(pacer.takeTickRequest(at: .inRun(1)) == nil)
    #expect(pacer.isIdle)
  }
}
