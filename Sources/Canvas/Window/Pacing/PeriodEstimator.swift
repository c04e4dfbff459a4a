/// Learns how long a display shows a frame from the times and numbers of its refreshes.
///
/// The first few samples count fully, so that a wrong first guess is gone after two ticks; later
/// ones are smoothed, as the times jitter by about a millisecond. A display that goes on at another
/// rate is believed after a few refreshes that agree on it.
struct PeriodEstimator: Hashable, Sendable {
  /// What a display has that says nothing: 60 Hz.
  static let nominal = 1.0 / 60

  /// Slower displays are no displays: a server that has none to follow ticks once a second.
  static let slowest = 0.052

  private static let fastest = 0.001
  private static let smoothing = 16.0

  /// By how much of a period refreshes of another rate are off, and how many in a row make one.
  ///
  /// Jitter makes one interval long and the next one short. chosen
  private static let (changeShare, changeCount) = (0.1, 4.0)

  /// Refreshes that lie further apart than this say little: the display may have been off.
  private static let largestGap: UInt64 = 8

  /// s.
  private(set) var period = Self.nominal

  /// The period to judge lateness by: the slowest one as long as nothing is known, s.
  private(set) var patientPeriod = Self.slowest

  private var count = 0.0

  /// What refreshes that were off agree on, s, and how many they are.
  private var other = Rate()

  private struct Rate: Hashable {
    var period = 0.0
    var count = 0.0
  }
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
      noteChange(sample)
    }
    patientPeriod = period
  }

  /// Takes on another rate once enough refreshes agree on it.
  private mutating func noteChange(_ sample: Double) {
    if abs(sample - period) < period * Self.changeShare {
      other.count = 0
      return
    }
    if other.count > 0, abs(sample - other.period) < other.period * Self.changeShare {
      other.count += 1
      other.period += (sample - other.period) / other.count
    } else {
      other = Rate(period: sample, count: 1)
    }
    if other.count < Self.changeCount { return }
    (period, count) = (other.period, other.count)
    other.count = 0
  }
}
