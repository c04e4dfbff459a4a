import Canvas
import Testing

@Suite struct `Next frame` {
  private let early = Instant(seconds: 1)
  private let late = Instant(seconds: 2)

  @Test func `the sooner of two next frames is chosen`() {
    let all: [NextFrame] = [.idle, .tick, .at(early), .at(late)]
    for frame in all {
      #expect(frame.sooner(.idle) == frame)
      #expect(NextFrame.idle.sooner(frame) == frame)
      #expect(frame.sooner(.tick) == .tick)
      #expect(NextFrame.tick.sooner(frame) == .tick)
    }
    #expect(NextFrame.at(early).sooner(.at(late)) == .at(early))
    #expect(NextFrame.at(late).sooner(.at(early)) == .at(early))
  }

  @Test func `a tick is always due, and a time is due once it has come`() {
    #expect(!NextFrame.idle.isDue(at: late))
    #expect(NextFrame.tick.isDue(at: early))
    #expect(!NextFrame.at(late).isDue(at: early))
    #expect(NextFrame.at(late).isDue(at: late))
    #expect(NextFrame.at(early).isDue(at: late))
  }
}
