/// Decides whether the X server's ticks are good enough, or a timer has to do.
///
/// A server slows its ticks to one a second where no display shows the window, and a driver may
/// lose one. Three periods without the tick that was asked for mean the timer; three ticks that
/// come in time mean the server again.
struct ClockWatchdog: Hashable, Sendable {
  enum Choice: Hashable, Sendable {
    case present
    case timer
  }

  private static let patience = 3.0
  private static let promptness = 1.75
  private static let promptTicksNeeded = 3

  private(set) var choice: Choice = .present
  private(set) var fallbacks = 0
  private var requested: Instant?
  private var promptTicks = 0

  /// A tick was asked of the server.
  mutating func requested(at now: Instant) {
    if requested == nil { requested = now }
  }

  /// Nobody waits for the tick any more.
  mutating func abandon() {
    requested = nil
  }

  /// When to stop waiting for the server; nil if nothing is awaited from it.
  ///
  /// - Parameter period: seconds from tick to tick.
  func deadline(period: Double) -> Instant? {
    if choice == .timer { return nil }
    return requested?.advanced(by: period * Self.patience)
  }

  /// Takes the timer if the server's tick is overdue; whether that happened.
  mutating func expire(at now: Instant, period: Double) -> Bool {
    guard let deadline = deadline(period: period), now >= deadline else { return false }
    choice = .timer
    fallbacks += 1
    promptTicks = 0
    return true
  }

  /// The server's tick came; whether the server is to be used from here on again.
  mutating func ticked(at now: Instant, period: Double) -> Bool {
    guard let asked = requested else { return false }
    requested = nil
    guard choice == .timer else { return false }
    promptTicks = now.seconds(since: asked) <= period * Self.promptness ? promptTicks + 1 : 0
    if promptTicks < Self.promptTicksNeeded { return false }
    choice = .present
    return true
  }
}
