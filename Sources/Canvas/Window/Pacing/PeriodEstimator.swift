/// Estimates a display's period from the times and counts of its refreshes.
///
/// Later samples are smoothed, because times jitter by about a millisecond.
struct PeriodEstimator: Hashable, Sendable {
  /// The default period: 60 Hz.
  static let nominal = 1.0 / 60
  /// The longest plausible period; servers without a display tick once a second.
  static let slowest = 0.052

  private static let fastest = 0.001
  private static let smoothing = 16.0

  /// The deviation, as a fraction of a period, and the consecutive samples that make a change of
  /// the rate; jitter alternates. chosen
  private static let (changeShare, changeCount) = (0.1, 4.0)

  /// Samples over more refreshes are ignored, because the display may have been off.
  private static let largestGap: UInt64 = 8

  /// In seconds.
  private(set) var period = Self.nominal
  /// The period for deadlines, in seconds: the slowest one until the period is known.
  private(set) var deadlinePeriod = Self.slowest

  private var count = 0.0
  /// Another period that the last samples agree on, and their number.
  private var other = 0.0
  private var otherCount = 0.0
  private var last: Refresh?

  mutating func add(_ refresh: Refresh) {
    defer { last = refresh }
    guard let last, refresh.msc > last.msc, refresh.ust > last.ust,
      refresh.msc - last.msc <= Self.largestGap
    else { return }
    let sample = Double(refresh.ust - last.ust) / Double(refresh.msc - last.msc) / 1e6
    if sample >= Self.fastest, sample <= Self.slowest {
      count = min(count + 1, Self.smoothing)
      period += (sample - period) / count
      noteChange(sample)
    }
    deadlinePeriod = period
  }

  private mutating func noteChange(_ sample: Double) {
    func isNear(_ value: Double) -> Bool { abs(sample - value) < value * Self.changeShare }
    if isNear(period) {
      otherCount = 0
      return
    }
    otherCount = otherCount > 0 && isNear(other) ? otherCount + 1 : 1
    other += (sample - other) / otherCount
    if otherCount < Self.changeCount { return }
    (period, count) = (other, otherCount)
    otherCount = 0
  }
}
