import Testing

@testable import Canvas

/// A thing that happens to a watchdog, or that is expected of it; times are in milliseconds.
enum WatchdogStep {
  case requests(Double)
  case ticks(Double, refreshes: UInt64? = 1)
  /// The server answers before the next refresh.
  case early(Double)
  /// A tick is requested, and comes 16 ms later.
  case prompt(Double)
  /// A tick is requested, and answered early 16 ms later.
  case hasty(Double)
  case expires(Double, Bool = true)
  case abandons
  case isUsed
  case prefersTimer
  case chooses(ClockWatchdog.Choice, fallbacks: Int? = nil)
  case isDue(Double?)
}

@Suite struct `Clock watchdog` {
  private func run(_ steps: [WatchdogStep]) {
    let period = 1.0 / 60
    var watchdog = ClockWatchdog()
    func at(_ milliseconds: Double) -> Instant { Instant(seconds: 5 + milliseconds / 1000) }
    func answer(_ answer: PresentAnswer, _ time: Double) {
      watchdog.answered(answer, at: at(time), period: period)
    }
    func tick(_ time: Double, refreshes: UInt64? = 1) {
      answer(.tick(FrameTick(time: .zero, period: period), refreshes: refreshes), time)
    }
    for (number, step) in steps.enumerated() {
      let what: Comment = "step \(number): \(step)"
      switch step {
      case .requests(let time): watchdog.requested(at: at(time))
      case .ticks(let time, let refreshes): tick(time, refreshes: refreshes)
      case .early(let time): answer(.early, time)
      case .prompt(let time):
        watchdog.requested(at: at(time))
        tick(time + 16)
      case .hasty(let time):
        watchdog.requested(at: at(time))
        answer(.early, time + 16)
      case .expires(let time, let expected):
        let isLate = watchdog.expire(at: at(time), period: period)
        #expect(isLate == expected, what)
      case .abandons: watchdog.abandon()
      case .isUsed: watchdog.windowIsInUse()
      case .prefersTimer: watchdog.preferTimer()
      case .chooses(let choice, let fallbacks):
        #expect(watchdog.choice == choice, what)
        #expect(watchdog.fallbacks == fallbacks ?? watchdog.fallbacks, what)
      case .isDue(let time): #expect(watchdog.deadline(period: period) == time.map(at), what)
      }
    }
  }

  @Test(
    arguments: [
      "a tick is late after three periods": [
        .requests(0), .expires(49, false), .chooses(.present), .expires(51),
        .chooses(.timer, fallbacks: 1),
      ],
      "no request": [.isDue(nil), .requests(0), .abandons, .isDue(nil), .expires(5000, false)],
      "a tick in time": [.requests(0), .ticks(16), .isDue(nil), .chooses(.present)],
      "a repeated request keeps the first deadline": [.requests(0), .requests(30), .isDue(50)],
      "no server tick is late while the timer is used": [
        .requests(0), .expires(50), .isDue(nil), .expires(900, false),
        .chooses(.timer, fallbacks: 1),
      ],
      "a preferred timer stays, and slow answers still show that the window is hidden": [
        .prefersTimer, .prompt(0), .prompt(16), .prompt(32), .prompt(48), .prompt(64),
        .prompt(80), .chooses(.timer, fallbacks: 0), .requests(96), .ticks(1096),
        .chooses(.hidden), .requests(1096), .ticks(1116), .chooses(.timer), .requests(1116),
        .ticks(2116), .isUsed, .chooses(.timer),
      ],
      "three early answers in a row switch to the timer until three ticks follow": [
        .hasty(0), .hasty(16), .prompt(32), .hasty(48), .hasty(64), .chooses(.present),
        .hasty(80), .chooses(.timer, fallbacks: 1), .prompt(96), .prompt(112), .hasty(128),
        .prompt(144), .prompt(160), .chooses(.timer), .prompt(176), .chooses(.present),
      ],
    ] as [String: [WatchdogStep]])
  func `late and early answers are replaced by a timer`(what: String, steps: [WatchdogStep]) {
    run(steps)
  }

  @Test(
    arguments: [
      "three prompt ticks bring back the server clock": [
        .ticks(500), .chooses(.timer), .prompt(1000), .chooses(.timer), .prompt(1017),
        .chooses(.timer), .prompt(1034), .chooses(.present),
      ],
      "a slow tick restarts the count": [
        .prompt(200), .chooses(.timer), .prompt(216), .chooses(.timer), .requests(232), .ticks(732),
        .chooses(.timer), .prompt(732), .chooses(.timer), .prompt(748), .chooses(.timer),
      ],
      "a tick within 1.75 periods is prompt": [
        .ticks(500), .requests(2000), .ticks(2028.3), .requests(2100), .ticks(2128.3),
        .requests(2200), .ticks(2228.3), .chooses(.present),
      ],
      "a tick after 1.8 periods is not": [
        .ticks(500), .requests(2000), .ticks(2030), .requests(2100), .ticks(2130),
        .requests(2200), .ticks(2230), .chooses(.timer),
      ],
      "a tick without a request is not": [
        .ticks(500), .ticks(1100), .ticks(1116), .ticks(1133), .ticks(1150), .chooses(.timer),
      ],
      "use of the window keeps the timer": [.isUsed, .chooses(.timer)],
    ] as [String: [WatchdogStep]])
  func `after a late tick, three prompt ones are needed`(
    what: String, steps: [WatchdogStep]
  ) { run([.requests(0), .expires(100)] + steps) }

  @Test(arguments: [true, false])
  func `a second fallback restarts the count of prompt ticks`(lateTickComes: Bool) {
    let steps = [0.0, 548].flatMap { start -> [WatchdogStep] in
      [
        .requests(start), .expires(start + 100), lateTickComes ? .ticks(start + 500) : .abandons,
        .chooses(.timer), .prompt(start + 500), .chooses(.timer), .prompt(start + 516),
        .chooses(.timer), .prompt(start + 532), .chooses(.present),
      ]
    }
    run(steps + [.chooses(.present, fallbacks: 2)])
  }

  /// The counter tells a hidden window from a stuck server, if the deadline was checked meanwhile.
  @Test(
    arguments: [
      (1000, 1, true, .hidden), (900, 1, true, .hidden), (1000, 2, true, .hidden),
      (400, 1, true, .timer), (2000, 1, true, .timer), (1000, 60, true, .timer),
      (1000, nil, true, .timer), (1000, 1, false, .present),
    ] as [(Double, UInt64?, Bool, ClockWatchdog.Choice)])
  func `one refresh a second means that the window is hidden`(
    wait: Double, refreshes: UInt64?, isChecked: Bool, choice: ClockWatchdog.Choice
  ) {
    run(
      [.requests(0)] + (isChecked ? [.expires(60)] : [])
        + [.ticks(wait, refreshes: refreshes), .chooses(choice)])
  }

  @Test(
    arguments: [
      "an answer in a second": [.ticks(3000), .chooses(.hidden)],
      "a prompt answer": [.ticks(2030), .chooses(.present)],
      "an answer in less than a second": [.ticks(2700), .chooses(.present)],
      "an early answer": [.early(3000), .chooses(.present)],
      "use of the window": [.isUsed, .chooses(.present), .isDue(nil)],
      "a stuck server": [.isDue(5000), .expires(4999, false), .expires(5000), .chooses(.timer)],
    ] as [String: [WatchdogStep]])
  func `a hidden window is shown by all but an answer in a second`(
    what: String, steps: [WatchdogStep]
  ) { run([.requests(0), .expires(60), .ticks(1000), .requests(2000)] + steps) }
}
