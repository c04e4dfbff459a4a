/// The refresh count of an X server, and which count to ask for next.
///
/// Servers disagree about when a request for refresh N is answered: X servers answer at N, Xwayland
/// (22.1 and later) at N - 1. An answer below its target raises the lead, which is added to later
/// targets; an answer at its target lowers it again.
struct PresentCounter: Hashable, Sendable {
  /// The change of the count from one answer to the next.
  struct Step: Hashable, Sendable {
    /// Whether the count differs from the answer before.
    var hasMoved: Bool
    /// Refreshes since the answer before; nil if that is not known, or the count went back.
    var refreshes: UInt64?
  }

  /// The share of a period that has to pass between two ticks; chosen.
  private static let shortestInterval = 0.75

  /// Whether a tick would follow another one too closely.
  static func isTooSoon(_ now: Instant, after tick: Instant, period: Double) -> Bool {
    now.seconds(since: tick) < period * shortestInterval
  }

  /// The largest lead; Xwayland needs one.
  private static let largestLead: UInt64 = 2

  /// Refreshes by which the server answers before the one that is asked for.
  private(set) var lead: UInt64 = 0

  /// The count of the last answer, and when it was known to be current.
  private var last: UInt64?
  private var lastTime = Instant.zero

  /// The refresh to ask for; nil for the next one, whatever its number.
  ///
  /// - Parameters:
  ///   - tick: the tick that the last frame was painted at; nil if it was painted without one.
  ///   - period: seconds from one refresh to the next.
  func target(after tick: Instant?, period: Double) -> UInt64? {
    guard let last else { return nil }
    // A server may say any count, also the last there is.
    let next = last &+ 1 &+ lead
    // Where a lead is needed, the count stands still between two runs of frames.
    guard let tick else { return lead > 0 ? next : nil }
    let age = tick.seconds(since: lastTime) / period
    if age <= 1 - Self.shortestInterval { return next }
    // The frame was painted at a tick of the timer's, and the next refresh may follow too closely.
    return age <= 2 - Self.shortestInterval || lead > 0 ? next &+ 1 : nil
  }

  /// Takes an answer.
  ///
  /// - Parameters:
  ///   - target: the refresh that was asked for; nil if it was the next one, whatever its number.
  ///   - time: the time of the refresh on this process's clock.
  ///   - now: the time of the answer.
  mutating func take(
    _ refresh: Refresh, target: UInt64?, time: Instant, now: Instant
  ) -> Step {
    let step: Step
    if let last {
      let isBehind = refresh.msc < last
      step = Step(hasMoved: refresh.msc != last, refreshes: isBehind ? nil : refresh.msc - last)
      // A count that has not moved is one before the next.
      let target = target ?? (step.hasMoved ? nil : refresh.msc &+ 1)
      if let target, refresh.msc <= target, !isBehind {
        lead = min(target - refresh.msc, Self.largestLead)
      }
    } else {
      step = Step(hasMoved: true, refreshes: nil)
    }
    last = refresh.msc
    lastTime = step.hasMoved ? time : now
    return step
  }
}
