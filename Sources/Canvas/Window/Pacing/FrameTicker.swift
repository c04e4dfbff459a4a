import Logging

/// A window's ticks, from the best source that keeps time.
final class FrameTicker {
  private let preference: ClockPreference
  private let refreshRate: () -> Double
  private let logger: Logger
  private let present: PresentClock?
  private var timer: TimerClock?
  private var watchdog = ClockWatchdog()
  private var loggedSource: ClockSource?

  /// - Parameters:
  ///   - present: the server's clock; nil if it has none.
  ///   - refreshRate: asks the display for its rate in Hz; called when a timer is needed.
  init(
    preference: ClockPreference, present: PresentClock?, refreshRate: @escaping () -> Double,
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

  private var usesTimer: Bool { present == nil || watchdog.choice == .timer }

  /// Asks for the next tick.
  ///
  /// - Parameter beginning: the last frame's tick, or its painting if it waited for none.
  func request(after beginning: Instant, at now: Instant) {
    if usesTimer { startTimer(after: beginning) }
    if let present {
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
    guard let present, let tick = present.complete(serial: serial, refresh: refresh, at: now)
    else { return nil }
    let wasTimer = usesTimer
    if watchdog.ticked(at: now, period: present.patientPeriod) {
      logger.notice("the display keeps time again", metadata: ["clock": "\(source.rawValue)"])
      timer?.stop()
    }
    if present.source != loggedSource, present.source != .present {
      loggedSource = present.source
      logger.debug("ticks", metadata: ["clock": "\(present.source.rawValue)"])
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

  private func startTimer(after beginning: Instant) {
    if timer == nil { timer = TimerClock(period: 1 / refreshRate()) }
    timer?.requestTick(after: beginning)
  }
}
