/// The ticks of the X server's Present extension.
struct PresentClock: Hashable, Sendable {
  /// A question for a refresh: `target` is its count; `nil` for the next one.
  struct Request: Hashable, Sendable {
    var serial: UInt32
    var target: UInt64?
  }

  /// The serial of the request for the current count; those of tick requests start at 1.
  static let questionSerial: UInt32 = 0

  /// The age at which a request counts as lost, in seconds.
  private static let timeout = 2.0
  /// The largest delay of an answer, as a fraction of a period. chosen
  private static let lateness = 0.5

  private(set) var classifier: PresentClassifier
  private(set) var estimator = PeriodEstimator()
  private var counter = PresentCounter()
  private var last = Request(serial: questionSerial)
  private var requested: Instant?
  private var answered: Answered?

  private struct Answered: Hashable, Sendable {
    var time: Instant
    var arrival: Instant
  }

  init(capabilities: UInt32) { classifier = PresentClassifier(capabilities: capabilities) }

  /// Returns the request to send; `nil` while one is pending.
  ///
  /// `tick` is the frame's tick, if any.
  mutating func request(after tick: Instant?, at now: Instant) -> Request? {
    if let requested, now.seconds(since: requested) < Self.timeout { return nil }
    requested = now
    last = Request(
      serial: last.serial &+ 1, target: counter.target(after: tick, period: estimator.period))
    return last
  }

  /// `nil` if this answers no tick request; `believable` corrects implausible periods.
  mutating func complete(
    serial: UInt32, refresh: Refresh, believable: (Double) -> Double, at now: Instant
  ) -> PresentAnswer? {
    let time = Self.time(ust: refresh.ust, at: now)
    if serial == Self.questionSerial {
      classifier.add(refresh)
      if last.serial == Self.questionSerial {
        _ = counter.handle(refresh, target: nil, time: time, now: now)
      }
    }
    guard requested != nil, serial == last.serial else { return nil }
    requested = nil
    let step = counter.handle(refresh, target: last.target, time: time, now: now)
    if !step.hasMoved { return .early }
    defer { answered = Answered(time: time, arrival: now) }
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
