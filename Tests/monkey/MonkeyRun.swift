import Robot

/// The parameters of a run.
struct MonkeyRun: Sendable {
  var seed: UInt64
  var events: Int
  var rate = 1000
  /// Events between two checks.
  var eventsPerCheck = 10_000
  var manager: DesktopSession.Manager?
  /// Whether a screen reader runs.
  var hasReader = true
  var program: String
  /// The folder for pictures of faults.
  var pictures: String
}
