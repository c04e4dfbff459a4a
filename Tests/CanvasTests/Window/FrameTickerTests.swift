import Logging
import Testing

@testable import Canvas

@Suite struct `Frame ticker without a display` {
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 7 + milliseconds / 1000) }

  private func ticker(
    _ preference: ClockPreference = .automatic, rate: @escaping () -> Double? = { 50 }
  ) -> FrameTicker {
    FrameTicker(
      preference: preference, present: nil, refreshRate: rate, logger: Logger(label: "test"))
  }

  @Test(arguments: ClockPreference.allCases)
  func `a timer ticks at the display's rate, whatever is preferred`(preference: ClockPreference) {
    let ticker = ticker(preference)
    #expect(ticker.source == .timer)
    #expect(ticker.period == PeriodEstimator.nominal)
    #expect(ticker.deadline == nil)
    ticker.request(after: at(0), at: at(5))
    #expect(ticker.period == 0.02)
    #expect(ticker.deadline == at(20))
    #expect(ticker.tick(at: at(19)) == nil)
    #expect(ticker.tick(at: at(20)) == FrameTick(time: at(20), period: 0.02))
    #expect(ticker.deadline == nil)
    #expect(ticker.fallbacks == 0)
  }

  @Test func `a display that says no rate has the usual one`() {
    let ticker = ticker(rate: { nil })
    ticker.request(after: at(0), at: at(0))
    #expect(ticker.period == PeriodEstimator.nominal)
  }

  @Test func `after a stop nothing ticks`() {
    let ticker = ticker()
    ticker.request(after: at(0), at: at(0))
    ticker.stop()
    #expect(ticker.deadline == nil)
    #expect(ticker.tick(at: at(100)) == nil)
  }

  @Test func `the rate is asked for once, and again when the window may be elsewhere`() {
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
    // A move before the first tick needs no second question.
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

  @Test func `what a server says that is not there is nothing`() {
    let ticker = ticker()
    let refresh = Refresh(ust: 7_000_000, msc: 400)
    #expect(ticker.complete(serial: 1, refresh: refresh, at: at(0)) == nil)
    ticker.request(after: at(0), at: at(0))
    ticker.checkDeadline(at: at(5000))
    #expect(ticker.deadline == at(20) && ticker.fallbacks == 0)
  }
}
