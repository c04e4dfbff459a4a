/// The refresh count of an X server, and which count to ask for next.
///
/// Servers disagree about when a request for refresh N is answered: X servers answer at N, Xwayland
/// (22.1 and later) at N - 1. An answer below its target raises the lead, which is added to later
/// targets; an answer at its target lowers it again.
struct PresentCounter: Hashable, Sendable {
  /// What an answer says.
  struct Step: Hashable, Sendable {
    /// Whether the count differs from the answer before.
    var hasMoved: Bool
    /// Refreshes since the answer before; nil if that is not known, or the count went back.
    var refreshes: UInt64?
  }

  /// The share of a period that has to pass between two ticks; chosen.
  static let shortestInterval = 0.75

  /// The largest lead; Xwayland needs one.
  private static let largestLead: UInt64 = 2

  /// Refreshes by which the server answers before the one that is asked for.
  private(set) var lead: UInt64 = 0

  /// The last answer, and when its count was known to be current.
  private var last: Refresh?
  private var lastTime = Instant.zero

  /// The refresh to ask for; nil for the next one, whatever its number.
  ///
  /// - Parameters:
  ///   - tick: the tick that the last frame was painted at; nil if it was painted without one.
  ///   - period: seconds from one refresh to the next.
  func target(after tick: Instant?, period: Double) -> UInt64? {
    guard let last else { return nil }
    // A server may say any count, also the last there is.
    let next = last.msc &+ 1 &+ lead
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
      let isBehind = refresh.msc < last.msc
      step = Step(
        hasMoved: refresh.msc != last.msc, refreshes: isBehind ? nil : refresh.msc - last.msc)
      // A count that has not moved is one before the next.
      let target = target ?? (step.hasMoved ? nil : refresh.msc &+ 1)
      if let target, refresh.msc <= target, !isBehind {
        lead = min(target - refresh.msc, Self.largestLead)
      }
    } else {
      step = Step(hasMoved: true, refreshes: nil)
    }
    last = refresh
    lastTime = step.hasMoved ? time : now
    return step
  }
}
