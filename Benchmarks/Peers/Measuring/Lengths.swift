/// The lengths of the parts of a measurement.
struct Lengths: Hashable, Codable, Sendable {
  /// The number of measured starts of each page.
  var starts: Int
  var latencyClicks: Int
  /// The idle time, in seconds.
  var rest: Double
  var toggles: Int
  /// The number of sweeps of one second each.
  var dragSweeps: Int
  var steps: Int
  var segmentClicks: Int
  var masterClicks: Int

  static let full = Lengths(
    starts: 10, latencyClicks: 40, rest: 10, toggles: 20, dragSweeps: 5, steps: 30,
    segmentClicks: 6, masterClicks: 6)

  static let quick = Lengths(
    starts: 5, latencyClicks: 12, rest: 4, toggles: 8, dragSweeps: 2, steps: 10,
    segmentClicks: 2, masterClicks: 4)
}
