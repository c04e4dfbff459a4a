internal import CX11

/// Ticks from the X server's Present extension: one request, one answer.
final class PresentClock {
  /// Sends a request: its serial, and the refresh to wait for; nil for the next one.
  typealias Send = (_ serial: UInt32, _ target: UInt64?) -> Void

  var source: ClockSource { classifier.source }

  /// Seconds from one tick to the next, as far as known.
  var period: Double { estimator.period }

  /// Seconds from tick to tick of a timer that stands in for a display; nil if a display ticks, or
  /// as long as that is not known.
  var syntheticPeriod: Double? { classifier.syntheticPeriod }

  /// The period to judge lateness by, s.
  var patientPeriod: Double { estimator.patientPeriod }

  /// The request that asks for the count; those that ask for a tick are numbered from 1.
  static let questionSerial: UInt32 = 0

  /// A request this old is taken to be lost, s.
  private static let patience = 2.0

  /// By how much of a period an answer may arrive after its refresh; chosen.
  private static let lateness = 0.5

  private let send: Send
  private var classifier: PresentClassifier
  private var estimator = PeriodEstimator()
  private var counter = PresentCounter()
  private var serial: UInt32 = 0
  private var requested: (time: Instant, target: UInt64?)?
  private var answered: (time: Instant, arrival: Instant)?

  /// - Parameter capabilities: what the Present extension says it can do with the window.
  init(capabilities: UInt32, send: @escaping Send) {
    classifier = PresentClassifier(capabilities: capabilities)
    self.send = send
  }

  /// Nil if the display has no Present extension.
  convenience init?(connection: DisplayConnection, window: UInt) {
    guard connection.presentOpcode != nil else { return nil }
    XPresentSelectInput(connection.display, window, UInt32(PresentCompleteNotifyMask))
    let capabilities = XPresentQueryCapabilities(connection.display, window)
    self.init(capabilities: capabilities) { serial, target in
      if connection.isLost { return }
      let divisor: UInt64 = target == nil ? 1 : 0
      XPresentNotifyMSC(connection.display, window, serial, target ?? 0, divisor, 0)
    }
    // The answer comes at once. It is no tick, but it tells the count, and whose count it is.
    XPresentNotifyMSC(connection.display, window, Self.questionSerial, 0, 0, 0)
  }

  /// Asks for the tick that follows a frame; does nothing while an answer is on its way.
  ///
  /// - Parameter tick: the tick that the frame was painted at; nil if it was painted without one.
  func requestTick(after tick: Instant?, at now: Instant) {
    if let requested, now.seconds(since: requested.time) < Self.patience { return }
    let target = counter.target(after: tick, period: period)
    requested = (now, target)
    serial &+= 1
    send(serial, target)
  }

  /// Takes the server's answer, and returns its meaning; nil if nothing was asked.
  ///
  /// - Parameters:
  ///   - serial: which request it answers.
  ///   - believable: turns the period that the server's answers tell into one that the display can
  ///     have, s.
  func complete(
    serial: UInt32, refresh: Refresh, believable: (Double) -> Double, at now: Instant
  ) -> PresentAnswer? {
    let time = Self.time(ust: refresh.ust, at: now)
    if serial == Self.questionSerial {
      classifier.add(refresh)
      if self.serial == 0 { _ = counter.take(refresh, target: nil, time: time, now: now) }
    }
    guard let requested, serial == self.serial else { return nil }
    self.requested = nil
    let step = counter.take(refresh, target: requested.target, time: time, now: now)
    if !step.hasMoved { return .early }
    defer { answered = (time, now) }
    estimator.add(refresh)
    classifier.add(refresh)
    let period = believable(period)
    if let answered {
      // An answer may be late, and the next one in time.
      let last = max(answered.time, answered.arrival.advanced(by: period * -Self.lateness))
      if PresentCounter.isTooSoon(now, after: last, period: period) { return .early }
    }
    return .tick(FrameTick(time: time, period: period), refreshes: step.refreshes)
  }

  /// The server's time where it runs on this clock, otherwise now.
  private static func time(ust: UInt64, at now: Instant) -> Instant {
    guard ust > 0, ust < UInt64(Int64.max / 1000) else { return now }
    let time = Instant(nanoseconds: Int64(ust) * 1000)
    return abs(now.seconds(since: time)) < 1 ? min(time, now) : now
  }
}
