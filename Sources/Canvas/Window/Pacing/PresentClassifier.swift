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
