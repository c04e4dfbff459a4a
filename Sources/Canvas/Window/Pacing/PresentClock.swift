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

  /// Returns the request to send after the frame's tick, if any; `nil` while one is pending.
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

/// The refresh count of an X server, and the next count to request.
///
/// X servers answer a request for refresh N at N, Xwayland (22.1 and later) at N - 1. An answer
/// below its target increases the lead, which is added to later targets; an answer at its target
/// decreases it.
struct PresentCounter: Hashable, Sendable {
  /// `refreshes` is the number since the last answer; `nil` if it is unknown or negative.
  typealias Step = (hasMoved: Bool, refreshes: UInt64?)

  /// The shortest interval between ticks, as a fraction of a period. chosen
  private static let shortestInterval = 0.75

  static func isTooSoon(_ now: Instant, after tick: Instant, period: Double) -> Bool {
    now.seconds(since: tick) < period * shortestInterval
  }

  /// Xwayland needs 1.
  private static let largestLead: UInt64 = 2

  /// The refreshes by which the server answers early.
  private(set) var lead: UInt64 = 0

  private var last: UInt64?
  private var lastTime = Instant.zero

  /// The refresh to request after the last frame's tick, if any; `nil` for the next one.
  func target(after tick: Instant?, period: Double) -> UInt64? {
    guard let last else { return nil }
    // Counts can be close to the maximum.
    let next = last &+ 1 &+ lead
    // With a lead, the count stands still while idle.
    guard let tick else { return lead > 0 ? next : nil }
    let age = tick.seconds(since: lastTime) / period
    if age <= 1 - Self.shortestInterval { return next }
    // After a tick of the timer, the next refresh may be too soon.
    return age <= 2 - Self.shortestInterval || lead > 0 ? next &+ 1 : nil
  }

  /// `target` is the requested refresh; `nil` for the next one.
  mutating func handle(_ refresh: Refresh, target: UInt64?, time: Instant, now: Instant) -> Step {
    var step: Step = (true, nil)
    if let last {
      let isBehind = refresh.msc < last
      step = (refresh.msc != last, isBehind ? nil : refresh.msc - last)
      // An unchanged count is one before the next.
      let target = target ?? (step.hasMoved ? nil : refresh.msc &+ 1)
      if let target, refresh.msc <= target, !isBehind {
        lead = min(target - refresh.msc, Self.largestLead)
      }
    }
    last = refresh.msc
    lastTime = step.hasMoved ? time : now
    return step
  }
}

/// Distinguishes a display's refresh from a timer in the X server.
///
/// A driver that can flip is hardware. A server's timer ticks at a whole rate and a whole interval
/// in microseconds, and its count is the server's clock divided by the interval. A display's count
/// starts with its driver, so it agrees with such a division only by accident.
struct PresentClassifier: Hashable, Sendable {
  private static let second: UInt64 = 1_000_000
  private static let fastestRate: UInt64 = 1000

  /// The age of the server's clock, in microseconds, from which at most 1 % of counts agree by
  /// accident; before, the server's ticks are used.
  private static let conclusiveAge = 100 * second

  private(set) var source: ClockSource = .present
  /// The period of the server's timer, in seconds; `nil` if there is none.
  private(set) var syntheticPeriod: Double?

  init(capabilities: UInt32) { if capabilities != 0 { source = .presentHardware } }

  mutating func add(_ refresh: Refresh) {
    guard source == .present, refresh.msc > 0 else { return }
    guard let rate = Self.syntheticRate(refresh) else {
      source = .presentHardware
      return
    }
    if refresh.ust < Self.conclusiveAge { return }
    source = .presentSynthetic
    syntheticPeriod = 1 / Double(rate)
  }

  /// The rate of a timer that would have such a count; `nil` if there is none.
  private static func syntheticRate(_ refresh: Refresh) -> UInt64? {
    let (count, overflow) = refresh.msc.multipliedReportingOverflow(by: second)
    guard refresh.ust > 0, !overflow else { return nil }
    let rate = count / refresh.ust + (count % refresh.ust >= refresh.ust / 2 ? 1 : 0)
    guard (1...fastestRate).contains(rate) else { return nil }
    // The interval is rounded down.
    let interval = second / rate
    let ideal = refresh.msc * interval
    let distance = max(ideal, refresh.ust) - min(ideal, refresh.ust)
    return distance <= interval / 2 + 1 ? rate : nil
  }
}

/// An answer of the X server to a tick request.
enum PresentAnswer: Hashable, Sendable {
  /// `refreshes` is the number since the last answer, if known.
  case tick(FrameTick, refreshes: UInt64?)
  /// The count is unchanged, or the last answer is too recent.
  case early
}
