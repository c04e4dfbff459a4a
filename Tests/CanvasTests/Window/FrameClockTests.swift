import Testing

@testable import Canvas

@Suite struct `Frame clock without a display` {
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 7 + milliseconds / 1000) }

  private func clock(_ preference: ClockPreference = .automatic) -> FrameClock {
    var clock = FrameClock(preference: preference)
    clock.prepare(present: nil)
    return clock
  }

  @Test(arguments: ClockPreference.allCases)
  func `without Present the timer ticks at the refresh rate`(preference: ClockPreference) {
    var clock = clock(preference)
    #expect(clock.source == .timer && clock.period == PeriodEstimator.nominal)
    // Answers without a Present clock are ignored.
    let refresh = Refresh(ust: 7_000_000, msc: 400)
    let answer = clock.complete(serial: 1, refresh: refresh, at: at(0)) { 50 }
    #expect(answer == nil)
    #expect(clock.deadline == nil)
    #expect(clock.request(after: at(0), at: at(5), refreshRate: { 50 }) == nil)
    clock.checkDeadline(at: at(5000), refreshRate: { 50 })
    #expect(clock.period == 0.02 && clock.deadline == at(20))
    let ticks = [19, 20].map { clock.tick(at: at($0)) }
    #expect(ticks == [nil, FrameTick(time: at(20), period: 0.02)])
    #expect(clock.deadline == nil && clock.watchdog.fallbacks == 0)
  }

  @Test func `an unknown refresh rate is the nominal one, and nothing ticks after a stop`() {
    var clock = clock()
    #expect(clock.request(after: at(0), at: at(0), refreshRate: { nil }) == nil)
    #expect(clock.period == PeriodEstimator.nominal)
    clock.stop()
    #expect(clock.deadline == nil && clock.tick(at: at(100)) == nil)
  }

  @Test func `the refresh rate is read once, and again after a change of screen`() {
    let rates = [50.0, 100, 25, 25, 25, 25]
    var questions = 0
    var clock = clock()
    func tick(_ milliseconds: Double) {
      _ = clock.request(after: at(milliseconds), at: at(milliseconds)) {
        questions += 1
        return rates[questions - 1]
      }
      _ = clock.tick(at: at(milliseconds + 99))
    }
    #expect(questions == 0)
    // A change of screen before the first tick does not read the rate twice.
    clock.screenChanged()
    tick(0)
    tick(100)
    #expect(questions == 1 && clock.period == 0.02)
    clock.screenChanged()
    #expect(questions == 1)
    tick(200)
    tick(300)
    #expect(questions == 2 && clock.period == 0.01)
  }
}

@Suite struct `Frame statistics` {
  @Test(arguments: [0, 10])
  func `the last frames are kept in order, and all frames are counted`(excess: Int) {
    let statistics = FrameStatistics()
    let count = FrameStatistics.capacity + excess
    for number in 0..<count { statistics.add(.testing(number)) }
    #expect(statistics.reports.map(\.number) == Array(excess..<count))
    #expect(statistics.frames == count && statistics.last?.number == count - 1)
  }

  @Test func `percentiles ignore unknown values, and full repaints are counted by reason`() {
    let statistics = FrameStatistics()
    func percentiles(of value: (FrameReport) -> Double?) -> [Double?] {
      [0, 0.5, 0.99, 1].map { statistics.percentile($0, of: value) }
    }
    #expect(statistics.last == nil && percentiles(of: \.interval) == [nil, nil, nil, nil])
    for number in 1...100 { statistics.add(.testing(number, interval: Double(number))) }
    for reason in ["resize", "theme", "resize"] { statistics.add(.testing(reason: reason)) }
    #expect(percentiles(of: \.interval) == [1, 50, 99, 100])
    #expect(percentiles(of: \.inputLatency) == [nil, nil, nil, nil])
    statistics.add(.testing(101, inputLatency: 2))
    #expect(percentiles(of: \.inputLatency) == [2, 2, 2, 2])
    #expect(statistics.fullRepaints == ["resize": 2, "theme": 1])
    let report = FrameReport.testing(
      interval: 1, update: 0.5, paint: 0.25, present: 0.125, inputLatency: 2)
    #expect(report.cost == 0.875)
  }
}

@Suite struct `Timer clock` {
  private let period = 1.0 / 60
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 7 + milliseconds / 1000) }

  @Test func `one request gives one tick`() {
    var clock = TimerClock(period: period)
    clock.requestTick(after: at(0))
    clock.requestTick(after: at(5))
    let ticks = [17.0, 40].map { clock.tick(at: at($0)) != nil }
    #expect(ticks == [true, false] && clock.deadline == nil)
  }

  @Test func `late wakeups do not accumulate, and missed ticks do not change the phase`() throws {
    var clock = TimerClock(period: period)
    var beginning = at(0)
    for _ in 0..<600 {
      clock.requestTick(after: beginning)
      let due = try #require(clock.deadline)
      let tick = clock.tick(at: due.advanced(by: 0.0004))
      beginning = try #require(tick).time
    }
    #expect(abs(beginning.seconds(since: at(0)) - 10) < 1e-5)
    clock = TimerClock(period: period)
    clock.requestTick(after: at(0))
    let tick = clock.tick(at: at(60))
    #expect(abs(try #require(tick).time.seconds(since: at(0)) - 3 * period) < 1e-6)
  }
}
