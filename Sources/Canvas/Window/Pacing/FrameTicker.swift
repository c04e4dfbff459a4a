import Logging

/// The ticks of a window, from the best source.
///
/// That is the display. A timer in the server is replaced by one in this process, which starts with
/// the first frame of an animation and needs no requests. So is Xwayland, which answers a request
/// that follows a pause 17 to 20 ms later instead of at the next refresh.
/// For an early answer the timer gives the tick, so that frames never exceed the display's rate.
final class FrameTicker {
  private let preference: ClockPreference
  private let refreshRate: () -> Double?
  private let isXwayland: () -> Bool
  private let logger: Logger
  private let makePresent: () -> PresentClock?
  private var isPrepared = false
  private var present: PresentClock?
  private var timer: TimerClock?
  var watchdog = ClockWatchdog()
  private var hasLoggedSource = false

  /// The tick or painting that the requested tick follows; `nil` if none is requested.
  private var awaited: Instant?
  private var lastTick: Instant?

  /// The period of the window's display from RandR, in seconds; `nil` until it is needed, and after
  /// screens have changed.
  private(set) var knownOutputPeriod: Double?

  /// Creates a ticker; `refreshRate` returns the display's rate in Hz, if it is known.
  init(
    preference: ClockPreference, present: @escaping @autoclosure () -> PresentClock?,
    refreshRate: @escaping () -> Double?, isXwayland: @escaping () -> Bool = { false },
    logger: Logger
  ) {
    self.preference = preference
    makePresent = present
    self.refreshRate = refreshRate
    self.isXwayland = isXwayland
    self.logger = logger
  }

  /// Asks the server for its clock, which takes some round trips; the first request does it at the
  /// latest.
  func prepare() {
    if isPrepared { return }
    isPrepared = true
    if preference != .timer { present = makePresent() }
    if preference == .automatic, present != nil, isXwayland() { watchdog.preferTimer() }
    if preference == .present, present == nil {
      logger.warning("the display has no Present extension; a timer is used as the frame clock")
    }
  }

  var source: ClockSource { present.flatMap { usesTimer ? nil : $0.classifier.source } ?? .timer }

  /// In seconds.
  var period: Double {
    present.flatMap { usesTimer ? nil : $0.estimator.period } ?? timer?.period
      ?? PeriodEstimator.nominal
  }

  /// The time to call ``tick(at:)`` and ``checkDeadline(at:)``; `nil` without a timer.
  var deadline: Instant? {
    if let deadline = timer?.deadline { return deadline }
    guard preference == .automatic, let present else { return nil }
    return watchdog.deadline(period: present.estimator.deadlinePeriod)
  }

  /// Whether the server's ticks come from a timer and are not required.
  private var replacesServer: Bool {
    preference == .automatic && present?.classifier.source == .presentSynthetic
  }

  private var usesTimer: Bool {
    present == nil || replacesServer || watchdog.choice == .timer
  }

  /// Requests a tick after the last frame's tick, or its painting if it waited for none.
  func request(after beginning: Instant, at now: Instant) {
    prepare()
    awaited = beginning
    if usesTimer { startTimer(after: beginning) }
    if let present, !replacesServer {
      // While the timer is in use, this checks whether the server has become reliable.
      present.requestTick(after: tickBefore, at: now)
      watchdog.requested(at: now)
    }
  }

  func stop() {
    awaited = nil
    timer?.stop()
    watchdog.abandon()
  }

  func complete(serial: UInt32, refresh: Refresh, at now: Instant) -> FrameTick? {
    guard let present else { return nil }
    let answer = present.complete(
      serial: serial, refresh: refresh, believable: believablePeriod, at: now)
    logSource(of: present)
    guard let answer else { return nil }
    let before = watchdog.choice
    if preference == .automatic {
      watchdog.answered(answer, at: now, period: present.estimator.deadlinePeriod)
      if watchdog.choice != before { logChoice() }
    }
    guard before == .present, let awaited else { return nil }
    guard case .tick(let tick, _) = answer,
      // The last frame may have been painted at a tick of the timer.
      tickBefore.map({ PresentCounter.isTooSoon(now, after: $0, period: tick.period) }) != true
    else {
      startTimer(after: awaited)
      return nil
    }
    return give(tick)
  }

  func tick(at now: Instant) -> FrameTick? {
    timer?.tick(at: now).map(give)
  }

  func checkDeadline(at now: Instant) {
    guard preference == .automatic, let present,
      watchdog.expire(at: now, period: present.estimator.deadlinePeriod)
    else { return }
    logChoice()
    startTimer(after: now)
  }

  /// Forgets the display's rate, because the window can be on another screen.
  func screenChanged() {
    knownOutputPeriod = nil
  }

  /// The tick of the last frame; `nil` if it was painted without one.
  private var tickBefore: Instant? { awaited == lastTick ? lastTick : nil }

  private func give(_ tick: FrameTick) -> FrameTick {
    timer?.stop()
    awaited = nil
    lastTick = tick.time
    return tick
  }

  private func logChoice() {
    logger.info("the frame clock has changed", metadata: ["clock": "\(watchdog.choice)"])
  }

  private func logSource(of present: PresentClock) {
    if hasLoggedSource || present.classifier.source == .present { return }
    hasLoggedSource = true
    logger.info(
      "ticks",
      metadata: ["clock": "\(source.rawValue)", "display": "\(present.classifier.source.rawValue)"])
  }

  private func startTimer(after beginning: Instant) {
    var clock = timer ?? TimerClock(period: outputPeriod)
    clock.period = outputPeriod
    clock.requestTick(after: beginning)
    timer = clock
  }

  /// Corrects an implausible period: rates above 60 Hz have to agree with RandR.
  private func believablePeriod(_ period: Double) -> Double {
    period > PeriodEstimator.nominal * 0.9 ? period : max(period, outputPeriod * 0.75)
  }

  private var outputPeriod: Double {
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
