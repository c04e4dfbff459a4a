/// Tells a display's own refresh from a timer inside the X server that stands in for it.
///
/// A driver that can flip is a real one. Otherwise the numbers decide: the server's timer numbers
/// its ticks by dividing its clock by the interval; a refresh counter starts when the display is
/// turned on, so its numbers match the clock only by an unlikely accident.
struct PresentClassifier: Hashable, Sendable {
  private static let ticksNeeded = 20
  private static let tolerance = 0.02

  private(set) var source: ClockSource = .present
  private var first: Refresh?
  private var ticks = 0

  /// - Parameter capabilities: what the Present extension says it can do with the window.
  init(capabilities: UInt32) {
    if capabilities != 0 { source = .presentHardware }
  }

  /// Takes note of a refresh.
  mutating func add(_ refresh: Refresh) {
    guard source == .present, refresh.msc > 0 else { return }
    guard let first else {
      first = refresh
      return
    }
    ticks += 1
    guard ticks >= Self.ticksNeeded, refresh.msc > first.msc, refresh.ust > first.ust else {
      return
    }
    let measured = Double(refresh.ust - first.ust) / Double(refresh.msc - first.msc)
    let implied = Double(refresh.ust) / Double(refresh.msc)
    let matches = abs(implied - measured) <= measured * Self.tolerance
    source = matches ? .presentSynthetic : .presentHardware
  }
}
