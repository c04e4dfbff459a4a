import Testing

@testable import Canvas

@Suite struct `Clock watchdog` {
  private let period = 1.0 / 60
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 5 + milliseconds / 1000) }

  @Test func `it waits three periods`() {
    var watchdog = ClockWatchdog()
    watchdog.requested(at: at(0))
    #expect(watchdog.expire(at: at(49), period: period) == false)
    #expect(watchdog.choice == .present)
    #expect(watchdog.expire(at: at(51), period: period) == true)
    #expect(watchdog.choice == .timer)
    #expect(watchdog.fallbacks == 1)
  }

  @Test func `with nothing asked for nothing is late`() {
    var watchdog = ClockWatchdog()
    #expect(watchdog.deadline(period: period) == nil)
    watchdog.requested(at: at(0))
    watchdog.abandon()
    #expect(watchdog.deadline(period: period) == nil)
    #expect(watchdog.expire(at: at(5000), period: period) == false)
  }

  @Test func `a tick in time ends the wait`() {
    var watchdog = ClockWatchdog()
    watchdog.requested(at: at(0))
    #expect(watchdog.ticked(at: at(16), period: period) == false)
    #expect(watchdog.deadline(period: period) == nil)
  }

  @Test func `three prompt ticks bring the server back`() {
    var watchdog = ClockWatchdog()
    watchdog.requested(at: at(0))
    #expect(watchdog.expire(at: at(100), period: period) == true)
    #expect(watchdog.ticked(at: at(1000), period: period) == false)
    for step in 0..<3 {
      let start = 1000 + Double(step) * 17
      watchdog.requested(at: at(start))
      #expect(watchdog.ticked(at: at(start + 16), period: period) == (step == 2))
    }
    #expect(watchdog.choice == .present)
  }

  @Test(arguments: [true, false])
  func `a second fall-back starts the count anew`(lateTickComes: Bool) {
    var watchdog = ClockWatchdog()
    var time = 0.0
    func lapse() {
      watchdog.requested(at: at(time))
      let isLate = watchdog.expire(at: at(time + 100), period: period)
      #expect(isLate)
      time += 1000
      if !lateTickComes { return watchdog.abandon() }
      let isTrusted = watchdog.ticked(at: at(time), period: period)
      #expect(!isTrusted)
    }
    func promptTick() -> Bool {
      watchdog.requested(at: at(time))
      time += 16
      return watchdog.ticked(at: at(time), period: period)
    }
    lapse()
    for step in 0..<3 { #expect(promptTick() == (step == 2)) }
    lapse()
    for step in 0..<3 { #expect(promptTick() == (step == 2)) }
    #expect(watchdog.fallbacks == 2)
  }

  @Test func `a slow tick in between starts the count anew`() {
    var watchdog = ClockWatchdog()
    watchdog.requested(at: at(0))
    #expect(watchdog.expire(at: at(100), period: period) == true)
    var time = 200.0
    for delay in [16.0, 16, 500, 16, 16] {
      watchdog.requested(at: at(time))
      time += delay
      #expect(watchdog.ticked(at: at(time), period: period) == false)
    }
    #expect(watchdog.choice == .timer)
  }
}
