/// The ticks of a window, from the best source.
///
/// That is the display. A timer in the server is replaced by one in this process, which starts with
/// the first frame of an animation and needs no requests. So is Xwayland, which answers a request
/// that follows a pause 17 to 20 ms later instead of at the next refresh.
/// For an early answer the timer gives the tick, so that frames never exceed the display's rate.
///
/// The clock is a value: the window sends the requests that it returns, and passes in what comes
/// back. The times of a frame that continues an animation:
///
/// ```
/// refresh n                              refresh n + 1                        refresh n + 2
/// ──┼──────────────────────────────────────┼────────────────────────────────────┼──────▶
///   │ tick: its time is that of refresh n  │ frame is seen: its target          │
///   └─▶ decide ─▶ update ─▶ paint ─▶ request(after: tick)                       │
///                                    │     └─▶ answer = next tick               │
///                                    └─ deadline after 3 periods: the timer ticks instead ─▶
/// ```
struct FrameClock: Hashable, Sendable {
  let preference: ClockPreference
  private(set) var isPrepared = false
  private(set) var present: PresentClock?
  private(set) var watchdog = ClockWatchdog()
  private var timer: TimerClock?
  /// The tick or painting that the requested tick follows; `nil` if none is requested.
  private var awaited: Instant?
  private var lastTick: Instant?

  /// The period of the display from RandR, in seconds; `nil` until needed, and for new screens.
  private(set) var knownOutputPeriod: Double?

  init(preference: ClockPreference) { self.preference = preference }

  /// Takes what the display has; `present` is `nil` if it has no Present extension.
  mutating func prepare(present: PresentClock?, isXwayland: Bool = false) {
    isPrepared = true
    if preference != .timer { self.present = present }
    if preference == .automatic, present != nil, isXwayland { watchdog.preferTimer() }
  }

  var source: ClockSource { present.flatMap { usesTimer ? nil : $0.classifier.source } ?? .timer }

  /// In seconds.
  var period: Double {
    present.flatMap { usesTimer ? nil : $0.estimator.period } ?? timer?.period
      ?? PeriodEstimator.nominal
  }

  /// The time to call ``tick(at:)`` and ``checkDeadline(at:refreshRate:)``; `nil` without a timer.
  var deadline: Instant? {
    if let deadline = timer?.deadline { return deadline }
    guard preference == .automatic, let present else { return nil }
    return watchdog.deadline(period: present.estimator.deadlinePeriod)
  }

  /// Whether the server's ticks come from a timer and are not required.
  private var replacesServer: Bool {
    preference == .automatic && present?.classifier.source == .presentSynthetic
  }

  private var usesTimer: Bool { present == nil || replacesServer || watchdog.choice == .timer }

  /// Requests a tick after the last frame's tick, or its painting if it waited for none.
  ///
  /// Returns what to send to the server; `nil` for nothing. `refreshRate` returns the display's
  /// rate in Hz, if it is known, and is called only if it is needed.
  mutating func request(
    after beginning: Instant, at now: Instant, refreshRate: () -> Double?
  ) -> PresentClock.Request? {
    awaited = beginning
    if usesTimer { startTimer(after: beginning, refreshRate) }
    if present == nil || replacesServer { return nil }
    // While the timer is in use, this checks whether the server has become reliable.
    watchdog.requested(at: now)
    let tick = tickBefore
    return present?.request(after: tick, at: now)
  }

  mutating func stop() {
    awaited = nil
    timer?.stop()
    watchdog.abandon()
  }

  /// Takes an answer of the server; returns the tick if it gives the awaited one.
  mutating func complete(
    serial: UInt32, refresh: Refresh, at now: Instant, refreshRate: () -> Double?
  ) -> FrameTick? {
    guard var present else { return nil }
    let answer = present.complete(
      serial: serial, refresh: refresh, believable: { believablePeriod($0, refreshRate) }, at: now)
    self.present = present
    guard let answer else { return nil }
    let before = watchdog.choice
    if preference == .automatic {
      watchdog.answered(answer, at: now, period: present.estimator.deadlinePeriod)
    }
    guard before == .present, let awaited else { return nil }
    guard case .tick(let tick, _) = answer,
      // The last frame may have been painted at a tick of the timer.
      tickBefore.map({ PresentCounter.isTooSoon(now, after: $0, period: tick.period) }) != true
    else {
      startTimer(after: awaited, refreshRate)
      return nil
    }
    return deliver(tick)
  }

  mutating func tick(at now: Instant) -> FrameTick? { timer?.tick(at: now).map { deliver($0) } }

  /// Starts the timer if the server's answer is overdue.
  mutating func checkDeadline(at now: Instant, refreshRate: () -> Double?) {
    guard preference == .automatic, let present,
      watchdog.expire(at: now, period: present.estimator.deadlinePeriod)
    else { return }
    startTimer(after: now, refreshRate)
  }

  mutating func windowIsInUse() { watchdog.windowIsInUse() }

  /// Forgets the display's rate, because the window can be on another screen.
  mutating func screenChanged() { knownOutputPeriod = nil }

  /// The tick of the last frame; `nil` if it was painted without one.
  private var tickBefore: Instant? { awaited == lastTick ? lastTick : nil }

  private mutating func deliver(_ tick: FrameTick) -> FrameTick {
    timer?.stop()
    awaited = nil
    lastTick = tick.time
    return tick
  }

  private mutating func startTimer(after beginning: Instant, _ refreshRate: () -> Double?) {
    let period = outputPeriod(refreshRate)
    var clock = timer ?? TimerClock(period: period)
    clock.period = period
    clock.requestTick(after: beginning)
    timer = clock
  }

  /// Corrects an implausible period, in seconds: rates above 60 Hz have to agree with RandR.
  private mutating func believablePeriod(_ period: Double, _ refreshRate: () -> Double?) -> Double {
    if period > PeriodEstimator.nominal * 0.9 { return period }
    return max(period, outputPeriod(refreshRate) * 0.75)
  }

  /// The period of the display, in seconds, which is asked for once.
  private mutating func outputPeriod(_ refreshRate: () -> Double?) -> Double {
    if let knownOutputPeriod { return knownOutputPeriod }
    // Servers with timers use their own rate, usually 60 Hz.
    let synthetic = present?.classifier.syntheticPeriod.flatMap {
      $0 <= PeriodEstimator.slowest ? $0 : nil
    }
    let period = refreshRate().map { 1 / $0 } ?? synthetic ?? PeriodEstimator.nominal
    knownOutputPeriod = period
    return period
  }
}

struct FrameTick: Hashable, Sendable {
  /// The time at which the display began to show the last frame.
  var time: Instant
  /// In seconds.
  var period: Double
}

/// A refresh of the display, as the X server reports it.
struct Refresh: Hashable, Sendable {
  /// The time, in microseconds.
  var ust: UInt64
  var msc: UInt64
}

/// The source of a window's frame ticks.
public enum ClockPreference: String, Hashable, Sendable, CaseIterable {
  /// The X server where the display ticks in time, else a timer.
  case automatic = "auto"
  /// The X server, even if it is slow or has no display.
  case present
  /// A timer.
  case timer
}

package enum ClockSource: String, Hashable, Sendable {
  case presentHardware = "present-hardware"
  /// A timer in the X server, which replaces an unknown refresh.
  case presentSynthetic = "present-synthetic"
  /// The X server; hardware or timer is not yet known.
  case present
  case timer
}

/// A clock of this process, synchronized with the first frame of an animation.
///
/// Each tick is counted from the last one, so delays do not add up.
struct TimerClock: Hashable, Sendable {
  /// In seconds.
  var period: Double
  /// The time of the requested tick; `nil` if none is requested.
  private(set) var deadline: Instant?

  /// Requests a tick after a frame's tick or painting, unless one is requested.
  mutating func requestTick(after beginning: Instant) {
    if deadline == nil { deadline = beginning.advanced(by: period) }
  }

  mutating func stop() { deadline = nil }

  /// Returns the tick if it is due, counting missed ones.
  mutating func tick(at now: Instant) -> FrameTick? {
    guard let deadline, now >= deadline else { return nil }
    self.deadline = nil
    let missed = (now.seconds(since: deadline) / period).rounded(.down)
    return FrameTick(time: deadline.advanced(by: missed * period), period: period)
  }
}
