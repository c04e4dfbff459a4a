import Testing

@testable import Canvas

@Suite struct `Present clock` {
  private let start = Instant(seconds: 4000)

  private func at(_ seconds: Double) -> Instant { start.advanced(by: seconds) }

  /// A refresh of a display whose count is unrelated to the time.
  private func refresh(_ number: UInt64, at seconds: Double) -> Refresh {
    Refresh(ust: UInt64(at(seconds).nanoseconds / 1000), msc: 12_345 + number)
  }

  private func clock() -> PresentClock { PresentClock(capabilities: 0) }

  private func answer(
    _ clock: inout PresentClock, _ serial: UInt32, _ refresh: Refresh, at seconds: Double
  ) -> PresentAnswer? {
    clock.complete(
      serial: serial, refresh: refresh, believable: { max($0, 1.0 / 60) }, at: at(seconds))
  }

  private func tick(
    _ clock: inout PresentClock, _ serial: UInt32, _ refresh: Refresh, at seconds: Double
  ) -> Instant? {
    guard case .tick(let tick, _) = answer(&clock, serial, refresh, at: seconds) else { return nil }
    return tick.time
  }

  @Test func `one request gives one tick at the time of the server`() {
    var clock = clock()
    #expect(answer(&clock, 1, refresh(1, at: 0), at: 0) == nil)
    _ = clock.request(after: nil, at: at(0))
    _ = clock.request(after: nil, at: at(0.1))
    #expect(answer(&clock, 7, refresh(1, at: 0.01), at: 0.1) == nil)
    #expect(tick(&clock, 1, refresh(1, at: 0.01), at: 0.013) == at(0.01))
    #expect(answer(&clock, 1, refresh(2, at: 0.03), at: 0.03) == nil)
  }

  @Test func `an answer too soon after the previous one is early, and after a late one in time`() {
    var clock = clock()
    _ = clock.request(after: nil, at: at(0))
    #expect(tick(&clock, 1, refresh(1, at: 0.01), at: 0.018) == at(0.01))
    _ = clock.request(after: at(0.01), at: at(0.019))
    #expect(tick(&clock, 2, refresh(2, at: 0.0267), at: 0.0267) != nil)
    _ = clock.request(after: at(0.0267), at: at(0.0277))
    #expect(answer(&clock, 3, refresh(3, at: 0.0287), at: 0.0287) == .early)
    _ = clock.request(after: at(0.0287), at: at(0.0297))
    #expect(tick(&clock, 4, refresh(4, at: 0.0457), at: 0.0457) != nil)
  }

  @Test func `a lost request is repeated after two seconds`() {
    var clock = clock()
    for time in [0, 1.9, 2.1] { _ = clock.request(after: nil, at: at(time)) }
    #expect(answer(&clock, 1, refresh(1, at: 2.1), at: 2.1) == nil)
    #expect(tick(&clock, 2, refresh(1, at: 2.1), at: 2.1) != nil)
  }

  /// The server may run on another machine, and answers may arrive before the time that they name.
  @Test(arguments: [(0.5, 0.5), (1.5, 1.0), (-0.5, 1.0)])
  func `an impossible time is replaced by the current time`(seconds: Double, expected: Double) {
    var clock = clock()
    _ = clock.request(after: nil, at: at(0))
    #expect(tick(&clock, 1, refresh(1, at: seconds), at: 1) == at(expected))
    for (serial, ust) in [(UInt32(2), UInt64(0)), (3, .max)] {
      _ = clock.request(after: at(Double(serial)), at: at(Double(serial)))
      let odd = Refresh(ust: ust, msc: 99_000 + UInt64(serial))
      let time = Double(serial) + 0.5
      #expect(tick(&clock, serial, odd, at: time) == at(time))
    }
  }

  /// A frame clock on a display of a known rate.
  private struct Ticker {
    var clock: FrameClock
    let rate: Double?

    init(_ preference: ClockPreference, _ present: PresentClock, rate: Double? = 50) {
      clock = FrameClock(preference: preference)
      clock.prepare(present: present)
      self.rate = rate
    }

    mutating func request(after beginning: Instant, at now: Instant) {
      _ = clock.request(after: beginning, at: now, refreshRate: { rate })
    }

    mutating func complete(serial: UInt32, refresh: Refresh, at now: Instant) -> FrameTick? {
      clock.complete(serial: serial, refresh: refresh, at: now, refreshRate: { rate })
    }

    mutating func tick(at now: Instant) -> FrameTick? { clock.tick(at: now) }

    mutating func checkDeadline(at now: Instant) {
      clock.checkDeadline(at: now, refreshRate: { rate })
    }
  }

  @Test func `a server that does not tick is replaced until it does, without losing a tick`() {
    var ticker = Ticker(.automatic, clock())
    #expect(ticker.complete(serial: 0, refresh: refresh(0, at: 0), at: at(0)) == nil)
    #expect(ticker.clock.source == .presentHardware)
    ticker.request(after: at(0), at: at(0))
    // The period is unknown, so the deadline is three periods of the slowest display.
    #expect(ticker.clock.deadline == at(3 * PeriodEstimator.slowest))
    ticker.checkDeadline(at: at(0.1))
    #expect(ticker.clock.source == .presentHardware && ticker.clock.watchdog.fallbacks == 0)
    ticker.checkDeadline(at: at(0.2))
    #expect(ticker.clock.source == .timer && ticker.clock.watchdog.fallbacks == 1)
    #expect(ticker.clock.deadline == at(0.22) && ticker.clock.period == 0.02)
    #expect(ticker.tick(at: at(0.22)) == FrameTick(time: at(0.22), period: 0.02))

    // A late answer is not a tick. Three prompt answers are needed.
    #expect(ticker.complete(serial: 1, refresh: refresh(1, at: 0.3), at: at(0.3)) == nil)
    var time = 0.3
    for serial: UInt32 in 2...4 {
      #expect(ticker.clock.source == .timer)
      ticker.request(after: at(time), at: at(time))
      #expect(ticker.clock.deadline != nil)
      time += 0.016
      let refresh = refresh(UInt64(serial), at: time)
      #expect(ticker.complete(serial: serial, refresh: refresh, at: at(time)) == nil)
    }
    // A frame that waits for a timer tick still gets it.
    #expect(ticker.clock.source == .presentHardware && ticker.tick(at: at(0.35))?.time == at(0.34))
    #expect(ticker.clock.deadline == nil)
    ticker.request(after: at(0.34), at: at(0.351))
    let tick = ticker.complete(serial: 5, refresh: refresh(5, at: 0.364), at: at(0.364))
    #expect(tick == FrameTick(time: at(0.364), period: ticker.clock.period))
    #expect(abs(ticker.clock.period - 0.016) < 1e-4)
  }

  @Test func `a server tick too soon after a timer tick is left to the timer`() {
    let clock = PresentClock(capabilities: 1)
    var ticker = Ticker(.automatic, clock, rate: 60)
    ticker.request(after: at(0), at: at(0))
    ticker.checkDeadline(at: at(0.2))
    #expect(ticker.tick(at: at(0.2167)) != nil)
    ticker.request(after: at(0.2167), at: at(0.2167))
    for (serial, time) in [(UInt32(1), 0.225), (2, 0.242), (3, 0.2585), (4, 0.275)] {
      _ = ticker.complete(serial: serial, refresh: refresh(UInt64(serial), at: time), at: at(time))
      guard let tick = ticker.tick(at: at(time + 0.009)) else { continue }
      ticker.request(after: tick.time, at: tick.time)
    }
    #expect(ticker.clock.source == .presentHardware)
    let deadline = ticker.clock.deadline
    #expect(ticker.complete(serial: 5, refresh: refresh(5, at: 0.2915), at: at(0.2915)) == nil)
    #expect(ticker.clock.deadline != nil && ticker.clock.deadline != deadline)
  }

  @Test func `an answer that is not awaited starts nothing, and nothing is late after a stop`() {
    var ticker = Ticker(.automatic, PresentClock(capabilities: 1))
    for (serial, time) in [(UInt32(1), 0.01), (2, 1)] {
      ticker.request(after: at(time), at: at(time))
      #expect(ticker.clock.deadline != nil)
      ticker.clock.stop()
      #expect(ticker.complete(serial: serial, refresh: refresh(1, at: 0.01), at: at(time)) == nil)
      #expect(ticker.clock.deadline == nil)
    }
    ticker.checkDeadline(at: at(5))
    #expect(ticker.clock.watchdog.fallbacks == 0)
  }

  @Test func `the preference for Present waits for the server`() {
    var ticker = Ticker(.present, clock())
    ticker.request(after: at(0), at: at(0))
    #expect(ticker.clock.deadline == nil)
    ticker.checkDeadline(at: at(5))
    #expect(ticker.clock.source == .present && ticker.clock.watchdog.fallbacks == 0)
    #expect(ticker.complete(serial: 1, refresh: refresh(1, at: 5), at: at(5)) != nil)
  }

  /// The refresh rate of the screen, if known, takes precedence over the synthetic rate.
  @Test(arguments: [(nil, 1.0 / 30), (240, 1.0 / 240)] as [(Double?, Double)])
  func `synthetic ticks are replaced by a timer at the rate`(rate: Double?, period: Double) throws {
    var ticker = Ticker(.automatic, clock(), rate: rate)
    // A synthetic clock at 30 Hz.
    let synthetic = Refresh(ust: 4_000_000_000, msc: (4_000_000_000 + 16_666) / 33_333)
    #expect(ticker.complete(serial: 0, refresh: synthetic, at: at(0)) == nil)
    let present = try #require(ticker.clock.present)
    #expect(present.classifier.source == .presentSynthetic && ticker.clock.source == .timer)
    ticker.request(after: at(0), at: at(0.01))
    #expect(
      abs(ticker.clock.period - period) < 1e-9
        && ticker.clock.deadline == at(0).advanced(by: period))
    ticker.clock.stop()
    #expect(ticker.clock.deadline == nil)
    #expect(Ticker(.present, present).clock.source == .presentSynthetic)
  }
}
