import Testing

@testable import Canvas

@Suite struct `Instants` {
  @Test func `seconds and nanoseconds describe the same instant, rounded to the nearest`() {
    for (seconds, nanoseconds) in [
      (1.5, 1_500_000_000), (-2, -2_000_000_000), (0.6e-9, 1), (0.4e-9, 0), (-0.6e-9, -1),
      (1.0 / 3, 333_333_333), (0, 0), (-0.0, 0), (.nan, 0),
    ] { #expect(Instant(seconds: seconds).nanoseconds == nanoseconds) }
    #expect(Instant(nanoseconds: 250_000_000).seconds == 0.25 && Instant.zero.nanoseconds == 0)
  }

  @Test func `advancing and measuring agree, and nanoseconds are exact after a year`() {
    let start = Instant(nanoseconds: 365 * 86400 * 1_000_000_000)
    for seconds in [0, 1, -1, 0.016_666_667, 3600, -0.000_000_001] {
      let end = start.advanced(by: seconds)
      #expect(abs(end.seconds(since: start) - seconds) < 1e-9)
      #expect(start.seconds(since: end) == -end.seconds(since: start))
    }
    let next = start.advanced(by: 1e-9)
    #expect(next.nanoseconds == start.nanoseconds + 1)
    #expect(next.seconds(since: start) == 1e-9 && next > start)
  }

  @Test func `instants are clamped to the range of the clock`() {
    let end = Instant(seconds: .infinity)
    #expect(end.seconds > 2e9)
    for same in [
      Instant(seconds: 1e300), end.advanced(by: 1e300), end.advanced(by: 1),
      Instant(nanoseconds: .max).advanced(by: 1),
    ] { #expect(same == end) }
    #expect(Instant.zero.advanced(by: -.infinity) == Instant(seconds: -1e300))
    #expect(end.advanced(by: -1e300) == .zero)
    #expect(end.seconds(since: Instant(seconds: -.infinity)) > 4e9)
    #expect(
      Instant(nanoseconds: .max).seconds(since: Instant(nanoseconds: .min))
        == 18_446_744_073.709_553)
    #expect(Instant(seconds: 3).advanced(by: .nan) == Instant(seconds: 3))
  }
}

@Suite struct `Next frame` {
  private let early = Instant(seconds: 1)
  private let late = Instant(seconds: 2)

  @Test func `the sooner of two frames is chosen, and a frame is due once it has come`() {
    for frame in [NextFrame.idle, .tick, .at(early), .at(late)] {
      let sooner = [
        frame.sooner(.idle), NextFrame.idle.sooner(frame), frame.sooner(.tick),
        NextFrame.tick.sooner(frame),
      ]
      #expect(sooner == [frame, frame, .tick, .tick])
    }
    #expect(NextFrame.at(early).sooner(.at(late)) == .at(early))
    #expect(NextFrame.at(late).sooner(.at(early)) == .at(early))
    for (frame, time, isDue) in [
      (.idle, late, false), (.tick, early, true), (.at(late), early, false),
      (.at(late), late, true), (.at(early), late, true),
    ] as [(NextFrame, Instant, Bool)] { #expect(frame.isDue(at: time) == isDue) }
  }
}

@Suite struct `Content clock` {
  private func wall(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `the clock starts at wall time, and a change of rate does not jump`() {
    var clock = ContentClock()
    var last = clock.time(at: wall(10))
    #expect(last == wall(10))
    for (index, rate) in [0.1, 0, 5, 1, 0.5].enumerated() {
      let moment = wall(10 + Double(index))
      let before = clock.time(at: moment)
      clock.setRate(rate, from: moment)
      #expect(clock.time(at: moment) == before && before >= last)
      last = before
    }
  }

  @Test func `the clock runs at its rate, with a constant offset at rate 1`() {
    var clock = ContentClock()
    clock.setRate(0.1, from: wall(10))
    #expect(abs(clock.time(at: wall(12)).seconds - 10.2) < 1e-9)
    clock.setRate(0, from: wall(12))
    #expect(clock.time(at: wall(99)) == clock.time(at: wall(12)))
    clock.advance(by: 0.5)
    #expect(abs(clock.time(at: wall(99)).seconds - 10.7) < 1e-9)
    clock = ContentClock()
    clock.setRate(0.5, from: wall(10))
    clock.setRate(1, from: wall(20))
    let offsets = [20, 33.3].map { clock.time(at: wall($0)).nanoseconds - wall($0).nanoseconds }
    #expect(offsets[0] == offsets[1])
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
