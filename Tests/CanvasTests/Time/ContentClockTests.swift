import Testing

@testable import Canvas

@Suite struct `Content clock` {
  private func wall(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `the clock starts at wall time`() {
    let clock = ContentClock()
    #expect(clock.time(at: wall(12.25)) == wall(12.25))
  }

  @Test func `a change of rate does not jump`() {
    var clock = ContentClock()
    var last = clock.time(at: wall(10))
    for (index, rate) in [0.1, 0, 5, 1, 0.5].enumerated() {
      let moment = wall(10 + Double(index))
      let before = clock.time(at: moment)
      clock.setRate(rate, from: moment)
      #expect(clock.time(at: moment) == before)
      #expect(before >= last)
      last = before
    }
  }

  @Test func `the clock runs at its rate`() {
    var clock = ContentClock()
    clock.setRate(0.1, from: wall(10))
    #expect(abs(clock.time(at: wall(12)).seconds - 10.2) < 1e-9)
    clock.setRate(0, from: wall(12))
    #expect(clock.time(at: wall(99)) == clock.time(at: wall(12)))
    clock.advance(by: 0.5)
    #expect(abs(clock.time(at: wall(99)).seconds - 10.7) < 1e-9)
  }

  @Test func `the offset from wall time stays exactly constant at rate 1`() {
    var clock = ContentClock()
    clock.setRate(0.5, from: wall(10))
    clock.setRate(1, from: wall(20))
    let offset = clock.time(at: wall(20)).nanoseconds - wall(20).nanoseconds
    #expect(clock.time(at: wall(33.3)).nanoseconds - wall(33.3).nanoseconds == offset)
  }

  @Test func `content time converts back to wall time`() throws {
    var clock = ContentClock()
    #expect(clock.wall(at: wall(40)) == wall(40))
    clock.setRate(0.25, from: wall(100))
    clock.advance(by: 2)
    let back = try #require(clock.wall(at: clock.time(at: wall(300))))
    #expect(abs(back.seconds(since: wall(300))) < 1e-6)
    // A quarter of a second of content time is a second of wall time.
    let later = try #require(clock.wall(at: clock.time(at: wall(300)).advanced(by: 0.25)))
    #expect(abs(later.seconds(since: wall(300)) - 1) < 1e-6)
    clock.setRate(0, from: wall(400))
    #expect(clock.wall(at: wall(500)) == nil)
  }
}
