import Logging

/// A window's ticks, from the best source that keeps time.
///
/// That is the display. Where a timer inside the server stands in for it, one in this process is
/// better: it starts with the frame that starts a run, where the server's has a beat of its own and
/// the first interval would be anything from half a period to one and a half; and no tick has to be
/// asked for and sent.
///
/// Each frame makes at most one request, and each request at most one tick. An answer that comes too
/// soon is no tick: the timer gives that one, so that frames never run faster than the display,
/// whatever the server answers.
final class FrameTicker {
  private let preference: ClockPreference
  private let refreshRate: () -> Double?
  private let logger: Logger
  private let present: PresentClock?
  private var timer: TimerClock?
  private var watchdog = ClockWatchdog()
  private var hasLoggedSource = false

  /// The tick, or the painting without one, that the awaited tick follows; nil if none is awaited.
  private var awaited: Instant?
  private var lastTick: Instant?

  /// The period of the display that shows the window, as RandR says, in seconds; nil until it is
  /// needed, and again when the window may be on another screen.
  private(set) var knownOutputPeriod: Double?

  /// - Parameters:
  ///   - present: the server's clock; nil if it has none.
  ///   - refreshRate: asks the display for its rate in Hz, nil if it says none; called when a timer
  ///     is needed.
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

  /// Whether the server's ticks say that the display does not show the window.
  var isHidden: Bool { watchdog.choice == .hidden }

  /// The time to wake and call ``tick(at:)`` and ``checkDeadline(at:)``; nil if only the server is
  /// waited for, or nothing.
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
    awaited = beginning
    if usesTimer { startTimer(after: beginning) }
    if let present, !replacesServer {
      // Beside the timer, this shows whether the server keeps time again.
      present.requestTick(after: tickBefore, at: now)
      watchdog.requested(at: now)
    }
  }

  /// Nothing moves any more.
  func stop() {
    awaited = nil
    timer?.stop()
    watchdog.abandon()
  }

  /// The user did something in the window, so that it is not hidden, whatever the server's ticks say.
  func windowIsInUse() {
    watchdog.windowIsInUse()
  }

  /// The server answered; its tick, if it is one that is waited for.
  func complete(serial: UInt32, refresh: Refresh, at now: Instant) -> FrameTick? {
    guard let present else { return nil }
    let answer = present.complete(
      serial: serial, refresh: refresh, believable: believablePeriod, at: now)
    logSource(of: present)
    guard let answer else { return nil }
    let before = watchdog.choice
    if preference == .automatic { watch(answer, of: present, at: now) }
    guard before == .present, let awaited else { return nil }
    guard case .tick(let tick, _) = answer,
      // The last frame may have been painted at a tick of the timer's.
      tickBefore.map({ PresentCounter.isTooSoon(now, after: $0, period: tick.period) }) != true
    else {
      startTimer(after: awaited)
      return nil
    }
    return give(tick)
  }

  /// The timer's tick, if it is due.
  func tick(at now: Instant) -> FrameTick? {
    timer?.tick(at: now).map(give)
  }

  /// Takes the timer if the server does not tick.
  func checkDeadline(at now: Instant) {
    guard preference == .automatic, let present,
      watchdog.expire(at: now, period: present.patientPeriod)
    else { return }
    logger.info("the display does not tick in time; a timer does")
    startTimer(after: now)
  }

  /// The window may be on another screen, which may have another rate.
  func screenChanged() {
    knownOutputPeriod = nil
  }

  /// The tick that the last frame was painted at; nil if it was painted without one.
  private var tickBefore: Instant? { awaited == lastTick ? lastTick : nil }

  private func give(_ tick: FrameTick) -> FrameTick {
    timer?.stop()
    awaited = nil
    lastTick = tick.time
    return tick
  }

  private func watch(_ answer: PresentAnswer, of present: PresentClock, at now: Instant) {
    let before = watchdog.choice
    watchdog.answered(answer, at: now, period: present.patientPeriod)
    switch (before, watchdog.choice) {
    case (.timer, .present):
      logger.info("the display keeps time again", metadata: ["clock": "\(source.rawValue)"])
    case (.present, .timer): logger.info("the display's ticks come too soon; a timer gives them")
    case (.timer, .hidden): logger.info("the display does not show the window")
    default: break
    }
  }

  private func logSource(of present: PresentClock) {
    if hasLoggedSource || present.source == .present { return }
    hasLoggedSource = true
    logger.info(
      "ticks", metadata: ["clock": "\(source.rawValue)", "display": "\(present.source.rawValue)"])
  }

  private func startTimer(after beginning: Instant) {
    var clock = timer ?? TimerClock(period: outputPeriod)
    clock.period = outputPeriod
    clock.requestTick(after: beginning)
    timer = clock
  }

  /// The period that a display can have whose ticks say `period`: rates above 60 Hz have to agree
  /// with RandR's.
  private func believablePeriod(_ period: Double) -> Double {
    period > PeriodEstimator.nominal * 0.9 ? period : max(period, outputPeriod * 0.75)
  }

  private var outputPeriod: Double {
    if let knownOutputPeriod { return knownOutputPeriod }
    // A server that makes its ticks up does so at its own rate, 60 as a rule, whatever the screen's.
    let period: Double
    if let rate = refreshRate() {
      period = 1 / rate
    } else if let synthetic = present?.syntheticPeriod, synthetic <= PeriodEstimator.slowest {
      period = synthetic
    } else {
      period = PeriodEstimator.nominal
    }
    knownOutputPeriod = period
    return period
  }
}
