import Testing

@testable import Canvas

@Suite struct `Frame causes` {
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 3 + milliseconds / 1000) }

  private func pointer(_ phase: PointerEvent.Phase, _ milliseconds: Double) -> InputEvent {
    .pointer(PointerEvent(phase, at: .zero, time: at(milliseconds)))
  }

  @Test func `the oldest input with an effect is used for latency, and a frame clears it`() {
    var causes = FrameCauses()
    for time in [9.0, 5, 7] { causes.delivered(pointer(.pressed, time), wantsFrame: true) }
    let oldest = causes.oldestInput
    #expect([oldest, causes.take()] == [at(5), at(5)] && causes == FrameCauses())
    causes.delivered(pointer(.released, 90), wantsFrame: true)
    #expect(causes.take() == at(90))
    // Coalesced motion counts from its first event.
    causes.delivered(
      .pointer(PointerEvent(.moved, at: .zero, time: at(17), firstTime: at(2))), wantsFrame: true)
    #expect(causes.oldestInput == at(2) && causes.urgency == .atTick)
    var others = FrameCauses()
    others.hasUserAction = true
    others.delivered(pointer(.moved, 5), wantsFrame: false)
    #expect(others == FrameCauses())
    others.delivered(pointer(.pressed, 993), wantsFrame: true)
    #expect(others.oldestInput == at(993))
  }

  @Test func `input does not lower the urgency of a window demand, which outlasts the input`() {
    var causes = FrameCauses()
    causes.demand("resize")
    for phase in [PointerEvent.Phase.moved, .pressed] {
      causes.delivered(pointer(phase, 5), wantsFrame: true)
      #expect(causes.urgency == .always && !causes.hasUserAction)
    }
    causes.hasUserAction = true
    causes.forgetInput()
    #expect(causes.oldestInput == nil && !causes.hasUserAction && causes.urgency == .always)
    causes.delivered(pointer(.moved, 6), wantsFrame: true)
    causes.hasUserAction = true
    #expect(causes.take() == at(6) && !causes.hasUserAction && causes.urgency == .atTick)
  }

  @Test(
    arguments: [
      (.pointer(PointerEvent(.pressed, at: .zero, time: .zero)), .atOnce),
      (.pointer(PointerEvent(.released, at: .zero, time: .zero)), .atOnce),
      (.pointer(PointerEvent(.exited, at: .zero, time: .zero)), .atOnce),
      (.pointer(PointerEvent(.moved, at: .zero, time: .zero)), .atTick),
      (.scroll(ScrollEvent(at: .zero, deltaX: 0, deltaY: 1, time: .zero)), .atTick),
      (.key(KeyEvent(.down, .space, time: .zero)), .atOnce), (.focusLost(time: .zero), .atOnce),
    ] as [(InputEvent, FramePacer.Urgency)])
  func `motion and scrolling wait for the tick`(event: InputEvent, urgency: FramePacer.Urgency) {
    var causes = FrameCauses()
    causes.delivered(event, wantsFrame: true)
    #expect(causes.urgency == urgency)
    // Later motion does not change that.
    causes.delivered(pointer(.moved, 6), wantsFrame: true)
    #expect(causes.urgency == urgency)
  }

  @Test func `changes, due frames and window demands want a frame`() {
    var (causes, next) = (FrameCauses(), NextFrame.idle)
    func wants(_ hasChanges: Bool = false, isStanding: Bool = false) -> Bool {
      causes.wantFrame(hasChanges: hasChanges, next: next, at: at(10), isStanding: isStanding)
    }
    #expect(!wants() && wants(true))
    next = .at(at(11))
    #expect(!wants())
    next = .at(at(10))
    #expect(wants() && wants(isStanding: true))
    next = .tick
    #expect(wants() && !wants(true, isStanding: true))
    causes.hasUserAction = true
    #expect(wants(isStanding: true))
    (causes, next) = (FrameCauses(), .idle)
    causes.demand("resize")
    causes.demand("theme")
    #expect(wants(isStanding: true) && causes.fullRepaintReason == "resize")
  }
}
