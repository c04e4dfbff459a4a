/// Tells a display's own refresh from a timer inside the X server that stands in for it.
///
/// A driver that can flip is a real one. Otherwise the numbers decide. The stand-in ticks a whole
/// number of times a second, every so many whole microseconds, and its count is the server's clock
/// divided by that, rounded. A display's count starts when its driver does, so it agrees with no
/// such division, but for an accident that gets less likely with every tick.
struct PresentClassifier: Hashable, Sendable {
  private static let second: UInt64 = 1_000_000
  private static let fastestRate: UInt64 = 1000

  /// Once the server's clock is this old (µs), one number in a hundred agrees by accident at most;
  /// before that the ticks are counted too.
  private static let conclusiveAge = 100 * second
  private static let ticksNeeded: UInt64 = 20
  private static let tolerance = 0.02

  private(set) var source: ClockSource = .present

  /// Seconds from tick to tick of the server's timer; nil unless the ticks are made up.
  private(set) var syntheticPeriod: Double?

  private var first: Refresh?

  /// - Parameter capabilities: what the Present extension says it can do with the window.
  init(capabilities: UInt32) {
    if capabilities != 0 { source = .presentHardware }
  }

  /// Takes note of an answer of the server's, whether it came at a tick or between two.
  mutating func add(_ refresh: Refresh) {
    guard source == .present, refresh.msc > 0 else { return }
    guard let rate = Self.syntheticRate(refresh) else {
      source = .presentHardware
      return
    }
    if refresh.ust < Self.conclusiveAge {
      guard let first else {
        self.first = refresh
        return
      }
      guard refresh.msc >= first.msc + Self.ticksNeeded, refresh.ust > first.ust else { return }
      let measured = Double(refresh.msc - first.msc) / Double(refresh.ust - first.ust)
      let implied = Double(rate) / Double(Self.second)
      guard abs(measured - implied) <= implied * Self.tolerance else {
        source = .presentHardware
        return
      }
    }
    source = .presentSynthetic
    syntheticPeriod = 1 / Double(rate)
  }

  /// Ticks a second of the timer that would number its ticks like this; nil if none would.
  private static func syntheticRate(_ refresh: Refresh) -> UInt64? {
    let (count, overflow) = refresh.msc.multipliedReportingOverflow(by: second)
    guard refresh.ust > 0, !overflow else { return nil }
    let rate = count / refresh.ust + (count % refresh.ust >= refresh.ust / 2 ? 1 : 0)
    guard (1...fastestRate).contains(rate) else { return nil }
    // The interval is the second divided by the rate, rounded down.
    let interval = second / rate
    let ideal = refresh.msc * interval
    let distance = max(ideal, refresh.ust) - min(ideal, refresh.ust)
    return distance <= interval / 2 + 1 ? rate : nil
  }
}
