import Logging
import Testing

@testable import Canvas

@Suite struct `Frame ticker without a display` {
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 7 + milliseconds / 1000) }

  private func ticker(
    _ preference: ClockPreference = .automatic, rate: @escaping () -> Double? = { 50 }
  ) -> FrameTicker {
    let ticker = FrameTicker(
      preference: preference, present: nil, refreshRate: rate, logger: Logger(label: "test"))
    ticker.prepare()
    return ticker
  }

  @Test(arguments: ClockPreference.allCases)
  func `without Present the timer ticks at the refresh rate`(preference: ClockPreference) {
    let ticker = ticker(preference)
    #expect(ticker.source == .timer && ticker.period == PeriodEstimator.nominal)
    // Answers without a Present clock are ignored.
    let refresh = Refresh(ust: 7_000_000, msc: 400)
    #expect(ticker.complete(serial: 1, refresh: refresh, at: at(0)) == nil)
    #expect(ticker.deadline == nil)
    ticker.request(after: at(0), at: at(5))
    ticker.checkDeadline(at: at(5000))
    #expect(ticker.period == 0.02 && ticker.deadline == at(20))
    let ticks = [19, 20].map { ticker.tick(at: at($0)) }
    #expect(ticks == [nil, FrameTick(time: at(20), period: 0.02)])
    #expect(ticker.deadline == nil && ticker.watchdog.fallbacks == 0)
  }

  @Test func `an unknown refresh rate is the nominal one, and nothing ticks after a stop`() {
    let ticker = ticker(rate: { nil })
    ticker.request(after: at(0), at: at(0))
    #expect(ticker.period == PeriodEstimator.nominal)
    ticker.stop()
    #expect(ticker.deadline == nil && ticker.tick(at: at(100)) == nil)
  }

  @Test func `the refresh rate is read once, and again after a change of screen`() {
    let rates = [50.0, 100, 25, 25, 25, 25]
    var questions = 0
    let ticker = ticker {
      questions += 1
      return rates[questions - 1]
    }
    func tick(_ milliseconds: Double) {
      ticker.request(after: at(milliseconds), at: at(milliseconds))
      _ = ticker.tick(at: at(milliseconds + 99))
    }
    #expect(questions == 0)
    // A change of screen before the first tick does not read the rate twice.
    ticker.screenChanged()
    tick(0)
    tick(100)
    #expect(questions == 1 && ticker.period == 0.02)
    ticker.screenChanged()
    #expect(questions == 1)
    tick(200)
    tick(300)
    #expect(questions == 2 && ticker.period == 0.01)
  }
}
