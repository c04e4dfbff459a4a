import Logging

/// A window's ticks, from the best source that keeps time.
///
/// That is the display. Where a timer inside the server stands in for it, one in this process is
/// better: it starts with the frame that starts a run, where the server's has a beat of its own and
/// the first interval would be anything from half a period to one and a half; and no tick has to be
/// asked for and sent.
final class FrameTicker {
  private let preference: ClockPreference
  private let refreshRate: () -> Double?
  private let logger: Logger
  private let present: PresentClock?
  private var timer: TimerClock?
  private var watchdog = ClockWatchdog()
  private(set) var isRateOld = false
  private var hasLoggedSource = false

  /// - Parameters:
  ///   - present: the server's clock; nil if it has none.
  ///   - refreshRate: asks the display for its rate in Hz, nil if it says none; called when a timer is needed.
  init(
    preference: ClockPreference, present: PresentClock?, refreshRate: @escaping () -> Double?,
    logger: Logger
  ) {
    self.preference = preference
    self.present = preference == .timer ? nil : present
    self.refreshRate = refreshRate
    self.logger = logger
    if preference == .present, present == nil {
      logger.warning("the display has no Present extension; a timer gives the ticks")
    }
  }

  var source: ClockSource { present.flatMap { usesTimer ? nil : $0.source } ?? .timer }

  /// Seconds from one tick to the next, as far as known.
  var period: Double {
    present.flatMap { usesTimer ? nil : $0.period } ?? timer?.period ?? PeriodEstimator.nominal
  }

  /// Times the timer had to take over.
  var fallbacks: Int { watchdog.fallbacks }

  /// When to wake and call ``tick(at:)`` and ``checkDeadline(at:)``; nil if only the server is waited for, or nothing.
  var deadline: Instant? {
    if let deadline = timer?.deadline { return deadline }
    guard preference == .automatic, let present else { return nil }
    return watchdog.deadline(period: present.patientPeriod)
  }

  /// Whether the server's ticks are made up, and nobody insists on them.
  private var replacesServer: Bool {
    preference == .automatic && present?.source == .presentSynthetic
  }

  private var usesTimer: Bool {
    present == nil || replacesServer || watchdog.choice == .timer
  }

  /// Asks for the next tick.
  ///
  /// - Parameter beginning: the last frame's tick, or its painting if it waited for none.
  func request(after beginning: Instant, at now: Instant) {
    if usesTimer { startTimer(after: beginning) }
    if let present, !replacesServer {
      // Beside the timer, this shows whether the server keeps time again.
      present.requestTick(after: beginning, at: now)
      watchdog.requested(at: now)
    }
  }

  /// Nothing moves any more.
  func stop() {
    timer?.stop()
    watchdog.abandon()
  }

  /// The server answered.
  func complete(serial: UInt32, refresh: Refresh, at now: Instant) -> FrameTick? {
    guard let present else { return nil }
    let wasTimer = usesTimer
    let tick = present.complete(serial: serial, refresh: refresh, at: now)
    if tick != nil, watchdog.ticked(at: now, period: present.patientPeriod) {
      logger.notice("the display keeps time again", metadata: ["clock": "\(source.rawValue)"])
      timer?.stop()
    }
    if !hasLoggedSource, present.source != .present {
      hasLoggedSource = true
      logger.info(
        "ticks",
        metadata: ["clock": "\(source.rawValue)", "display": "\(present.source.rawValue)"])
    }
    return wasTimer ? nil : tick
  }

  /// The timer's tick, if it is due.
  func tick(at now: Instant) -> FrameTick? {
    let tick = timer?.tick(at: now)
    return usesTimer ? tick : nil
  }

  /// Takes the timer if the server does not tick.
  func checkDeadline(at now: Instant) {
    guard preference == .automatic, let present,
      watchdog.expire(at: now, period: present.patientPeriod)
    else { return }
    logger.notice("the display does not tick in time; a timer does")
    startTimer(after: now)
  }

  /// The window may be on another screen, which may have another rate.
  func screenChanged() {
    isRateOld = true
  }

  private func startTimer(after beginning: Instant) {
    var clock = timer ?? TimerClock(period: timerPeriod)
    if isRateOld, timer != nil { clock.period = timerPeriod }
    isRateOld = false
    clock.requestTick(after: beginning)
    timer = clock
  }

  private var timerPeriod: Double {
    // A server that makes its ticks up does so at its own rate, 60 as a rule, whatever the screen's.
    if let rate = refreshRate() { return 1 / rate }
    if let period = present?.syntheticPeriod, period <= PeriodEstimator.slowest { return period }
    return PeriodEstimator.nominal
  }
}
