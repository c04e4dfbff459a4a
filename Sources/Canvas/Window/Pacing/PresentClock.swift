internal import CX11

/// The ticks of the X server's Present extension.
final class PresentClock {
  /// The serial of the request for the current count; those of tick requests start at 1.
  static let questionSerial: UInt32 = 0

  /// The age at which a request counts as lost, in seconds.
  private static let timeout = 2.0

  /// The largest delay of an answer, as a fraction of a period. chosen
  private static let lateness = 0.5

  /// Sends a request for a refresh; `nil` for the next one.
  private let send: (_ serial: UInt32, _ target: UInt64?) -> Void
  private(set) var classifier: PresentClassifier
  private(set) var estimator = PeriodEstimator()
  private var counter = PresentCounter()
  private var serial: UInt32 = 0
  private var requested: (time: Instant, target: UInt64?)?
  private var answered: (time: Instant, arrival: Instant)?

  init(capabilities: UInt32, send: @escaping (UInt32, UInt64?) -> Void) {
    classifier = PresentClassifier(capabilities: capabilities)
    self.send = send
  }

  /// Creates a clock for a window; fails if the display has no Present extension.
  convenience init?(connection: DisplayConnection, window: UInt) {
    guard connection.queryPresent() else { return nil }
    XPresentSelectInput(connection.display, window, UInt32(PresentCompleteNotifyMask))
    let capabilities = XPresentQueryCapabilities(connection.display, window)
    self.init(capabilities: capabilities) { serial, target in
      if connection.isLost { return }
      let divisor: UInt64 = target == nil ? 1 : 0
      XPresentNotifyMSC(connection.display, window, serial, target ?? 0, divisor, 0)
    }
    // The immediate answer tells the count and its source.
    XPresentNotifyMSC(connection.display, window, Self.questionSerial, 0, 0, 0)
  }

  /// Does nothing while a request is pending; `tick` is the frame's tick, if any.
  func requestTick(after tick: Instant?, at now: Instant) {
    if let requested, now.seconds(since: requested.time) < Self.timeout { return }
    let target = counter.target(after: tick, period: estimator.period)
    requested = (now, target)
    serial &+= 1
    send(serial, target)
  }

  /// `nil` if this answers no tick request; `believable` corrects implausible periods.
  func complete(
    serial: UInt32, refresh: Refresh, believable: (Double) -> Double, at now: Instant
  ) -> PresentAnswer? {
    let time = Self.time(ust: refresh.ust, at: now)
    if serial == Self.questionSerial {
      classifier.add(refresh)
      if self.serial == 0 { _ = counter.handle(refresh, target: nil, time: time, now: now) }
    }
    guard let requested, serial == self.serial else { return nil }
    self.requested = nil
    let step = counter.handle(refresh, target: requested.target, time: time, now: now)
    if !step.hasMoved { return .early }
    defer { answered = (time, now) }
    estimator.add(refresh)
    classifier.add(refresh)
    let period = believable(estimator.period)
    if let answered {
      // The last answer may have been late.
      let last = max(answered.time, answered.arrival.advanced(by: period * -Self.lateness))
      if PresentCounter.isTooSoon(now, after: last, period: period) { return .early }
    }
    return .tick(FrameTick(time: time, period: period), refreshes: step.refreshes)
  }

  /// The server's time if it uses this clock, else now.
  private static func time(ust: UInt64, at now: Instant) -> Instant {
    guard ust > 0, ust < UInt64(Int64.max / 1000) else { return now }
    let time = Instant(nanoseconds: Int64(ust) * 1000)
    return abs(now.seconds(since: time)) < 1 ? min(time, now) : now
  }
}
