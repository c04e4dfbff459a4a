import Testing

@testable import Canvas

@Suite struct `Clock watchdog` {
  private let period = 1.0 / 60
  private let tick = PresentAnswer.tick(FrameTick(time: .zero, period: 1.0 / 60), refreshes: 1)
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 5 + milliseconds / 1000) }

  /// A watchdog with a tick requested at 0.
  private func waiting() -> ClockWatchdog {
    var watchdog = ClockWatchdog()
    watchdog.requested(at: at(0))
    return watchdog
  }

  @Test func `a tick is late after three periods`() {
    var watchdog = waiting()
    #expect(watchdog.expire(at: at(49), period: period) == false)
    #expect(watchdog.choice == .present)
    #expect(watchdog.expire(at: at(51), period: period) == true)
    #expect(watchdog.choice == .timer)
    #expect(watchdog.fallbacks == 1)
  }

  @Test func `nothing is late without a request`() {
    var watchdog = ClockWatchdog()
    #expect(watchdog.deadline(period: period) == nil)
    watchdog.requested(at: at(0))
    watchdog.abandon()
    #expect(watchdog.deadline(period: period) == nil)
    #expect(watchdog.expire(at: at(5000), period: period) == false)
  }

  @Test func `a tick in time clears the deadline`() {
    var watchdog = waiting()
    watchdog.answered(tick, at: at(16), period: period)
    #expect(watchdog.deadline(period: period) == nil)
    #expect(watchdog.choice == .present)
  }

  @Test func `three prompt ticks bring back the server clock`() {
    var watchdog = waiting()
    #expect(watchdog.expire(at: at(100), period: period) == true)
    watchdog.answered(tick, at: at(500), period: period)
    for step in 0..<3 {
      #expect(watchdog.choice == .timer)
      let start = 1000 + Double(step) * 17
      watchdog.requested(at: at(start))
      watchdog.answered(tick, at: at(start + 16), period: period)
    }
    #expect(watchdog.choice == .present)
  }

  @Test(arguments: [true, false])
  func `a second fallback restarts the count of prompt ticks`(lateTickComes: Bool) {
    var watchdog = ClockWatchdog()
    var time = 0.0
    func lapse() {
      watchdog.requested(at: at(time))
      let isLate = watchdog.expire(at: at(time + 100), period: period)
      #expect(isLate)
      time += 500
      if !lateTickComes { return watchdog.abandon() }
      watchdog.answered(tick, at: at(time), period: period)
      #expect(watchdog.choice == .timer)
    }
    func promptTick() -> Bool {
      watchdog.requested(at: at(time))
      time += 16
      watchdog.answered(tick, at: at(time), period: period)
      return watchdog.choice == .present
    }
    lapse()
    for step in 0..<3 { #expect(promptTick() == (step == 2)) }
    lapse()
    for step in 0..<3 { #expect(promptTick() == (step == 2)) }
    #expect(watchdog.fallbacks == 2)
  }

  @Test func `a slow tick restarts the count of prompt ticks`() {
    var watchdog = waiting()
    #expect(watchdog.expire(at: at(100), period: period) == true)
    var time = 200.0
    for delay in [16.0, 16, 500, 16, 16] {
      watchdog.requested(at: at(time))
      time += delay
      watchdog.answered(tick, at: at(time), period: period)
      #expect(watchdog.choice == .timer)
    }
  }

  @Test func `three early answers in a row switch to the timer until three ticks follow`() {
    var watchdog = ClockWatchdog()
    var time = 0.0
    func answer(_ answer: PresentAnswer) {
      watchdog.requested(at: at(time))
      time += 16
      watchdog.answered(answer, at: at(time), period: period)
    }
    for answers in [[.early, .early, tick], [.early, .early]] { answers.forEach(answer) }
    #expect(watchdog.choice == .present)
    answer(.early)
    #expect(watchdog.choice == .timer && watchdog.fallbacks == 1)
    for answers in [[tick, tick, .early], [tick, tick]] { answers.forEach(answer) }
    #expect(watchdog.choice == .timer)
    answer(tick)
    #expect(watchdog.choice == .present)
  }

  /// A watchdog after an answer of a server that answers once a second.
  private func throttled(
    wait: Double = 1000, refreshes: UInt64? = 1, fallsBack: Bool = true
  ) -> ClockWatchdog {
    var watchdog = waiting()
    if fallsBack { _ = watchdog.expire(at: at(60), period: period) }
    let answer = PresentAnswer.tick(FrameTick(time: .zero, period: period), refreshes: refreshes)
    watchdog.answered(answer, at: at(wait), period: period)
    return watchdog
  }

  @Test func `one refresh a second means that the window is hidden`() {
    #expect(throttled().choice == .hidden)
    #expect(throttled(wait: 900).choice == .hidden)
    #expect(throttled(refreshes: 2).choice == .hidden)
  }

  @Test func `a stuck server does not count as a hidden window`() {
    #expect(throttled(wait: 400).choice == .timer)
    #expect(throttled(wait: 2000).choice == .timer)
    // The counter advanced, so the display is visible.
    #expect(throttled(refreshes: 60).choice == .timer)
    #expect(throttled(refreshes: nil).choice == .timer)
    // The deadline was not checked in between.
    #expect(throttled(fallsBack: false).choice == .present)
  }

  @Test func `an answer in less than a second shows a hidden window again`() {
    for (wait, choice) in [(1000.0, ClockWatchdog.Choice.hidden), (30, .present), (700, .present)] {
      var watchdog = throttled()
      watchdog.requested(at: at(2000))
      watchdog.answered(tick, at: at(2000 + wait), period: period)
      #expect(watchdog.choice == choice)
    }
    var early = throttled()
    early.requested(at: at(2000))
    early.answered(.early, at: at(3000), period: period)
    #expect(early.choice == .present)
  }

  @Test func `use of a hidden window shows it again`() {
    var watchdog = throttled()
    watchdog.requested(at: at(2000))
    watchdog.windowIsInUse()
    #expect(watchdog.choice == .present && watchdog.deadline(period: period) == nil)
    var timer = waiting()
    _ = timer.expire(at: at(60), period: period)
    timer.windowIsInUse()
    #expect(timer.choice == .timer)
  }

  @Test func `a server that is stuck for three seconds does not count as a hidden window`() {
    var watchdog = throttled()
    watchdog.requested(at: at(2000))
    #expect(watchdog.deadline(period: period) == at(5000))
    #expect(watchdog.expire(at: at(4999), period: period) == false)
    #expect(watchdog.expire(at: at(5000), period: period) == true)
    #expect(watchdog.choice == .timer)
  }

  @Test func `a preferred timer stays, and slow answers still show that the window is hidden`() {
    var watchdog = ClockWatchdog()
    watchdog.preferTimer()
    var time = 0.0
    func answer(after wait: Double) {
      watchdog.requested(at: at(time))
      time += wait
      watchdog.answered(tick, at: at(time), period: period)
    }
    for _ in 0..<6 { answer(after: 16) }
    #expect(watchdog.choice == .timer && watchdog.fallbacks == 0)
    answer(after: 1000)
    #expect(watchdog.choice == .hidden)
    answer(after: 20)
    #expect(watchdog.choice == .timer)
    answer(after: 1000)
    watchdog.windowIsInUse()
    #expect(watchdog.choice == .timer)
  }

  @Test func `a repeated request keeps the first deadline`() {
    var watchdog = waiting()
    watchdog.requested(at: at(30))
    #expect(watchdog.deadline(period: period) == at(0).advanced(by: 3 * period))
  }

  @Test func `no server tick is late while the timer is used`() {
    var watchdog = waiting()
    #expect(watchdog.expire(at: at(0).advanced(by: 3 * period), period: period) == true)
    #expect(watchdog.deadline(period: period) == nil)
    #expect(watchdog.expire(at: at(900), period: period) == false)
    #expect(watchdog.fallbacks == 1)
  }

  @Test(arguments: [(1.7, true), (1.8, false)])
  func `a tick is prompt within 1.75 periods`(delay: Double, isPrompt: Bool) {
    var watchdog = waiting()
    _ = watchdog.expire(at: at(100), period: period)
    watchdog.answered(tick, at: at(500), period: period)
    for step in 0..<3 {
      let start = at(2000 + 100 * Double(step))
      watchdog.requested(at: start)
      watchdog.answered(tick, at: start.advanced(by: delay * period), period: period)
    }
    #expect((watchdog.choice == .present) == isPrompt)
  }

  @Test func `a tick without a request does not count as prompt`() {
    var watchdog = waiting()
    _ = watchdog.expire(at: at(100), period: period)
    watchdog.answered(tick, at: at(500), period: period)
    for time in [1100.0, 1116, 1133, 1150] { watchdog.answered(tick, at: at(time), period: period) }
    #expect(watchdog.choice == .timer)
  }
}
