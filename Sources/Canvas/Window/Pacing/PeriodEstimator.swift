/// Learns how long a display shows a frame from the times and numbers of its refreshes.
///
/// The first few samples count fully, so that a wrong first guess is gone after two ticks; later
/// ones are smoothed, as the times jitter by about a millisecond.
struct PeriodEstimator: Hashable, Sendable {
  /// What a display has that says nothing: 60 Hz.
  static let nominal = 1.0 / 60

  /// Slower displays are no displays: a server that has none to follow ticks once a second.
  static let slowest = 0.052

  private static let fastest = 0.001
  private static let smoothing = 16.0

  /// Refreshes that lie further apart than this say little: the display may have been off.
  private static let largestGap: UInt64 = 8

  /// s.
  private(set) var period = Self.nominal

  /// The period to judge lateness by: the slowest one as long as nothing is known, s.
  private(set) var patientPeriod = Self.slowest

  private var count = 0.0
  private var last: Refresh?

  /// Takes note of a refresh.
  mutating func add(_ refresh: Refresh) {
    defer { last = refresh }
    guard let last, refresh.msc > last.msc, refresh.ust > last.ust,
      refresh.msc - last.msc <= Self.largestGap
    else { return }
    let sample = Double(refresh.ust - last.ust) / Double(refresh.msc - last.msc) / 1e6
    if sample >= Self.fastest, sample <= Self.slowest {
      count = min(count + 1, Self.smoothing)
      period += (sample - period) / count
    }
    patientPeriod = period
  }
}
