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

  /// The refresh to request; `nil` for the next one.
  ///
  /// `tick` is the last frame's tick, if any; the period is in seconds.
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
  mutating func handle(
    _ refresh: Refresh, target: UInt64?, time: Instant, now: Instant
  ) -> Step {
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
