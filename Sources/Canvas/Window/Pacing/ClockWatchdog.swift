/// Decides whether the X server's ticks are good enough, or a timer has to do.
///
/// Three periods without the tick that was asked for, or three answers in a row that came too soon,
/// mean the timer. Three ticks that come in time mean the server again. A server that answers once a
/// second, counting one refresh, shows the window nowhere: Xwayland and Xorg do so for windows on
/// another workspace and displays that are off.
struct ClockWatchdog: Hashable, Sendable {
  enum Choice: Hashable, Sendable {
    case present
    case timer
    /// No ticks: the display does not show the window.
    case hidden
  }

  private static let patience = 3.0
  private static let promptness = 1.75
  private static let promptTicksNeeded = 3
  private static let earlyAnswersAllowed = 2

  /// The time that an answer takes for a hidden window, s; Xwayland and Xorg wait a second.
  private static let slowAnswers = 0.9...1.5
  private static let mostSlowRefreshes: UInt64 = 2
  /// The time without an answer after which the server counts as stuck, not the window as hidden,
  /// s; chosen.
  private static let hiddenPatience = 3.0

  private(set) var choice: Choice = .present
  private(set) var fallbacks = 0
  private var requested: Instant?
  private var promptTicks = 0
  private var earlyAnswers = 0

  /// A tick was asked of the server.
  mutating func requested(at now: Instant) {
    if requested == nil { requested = now }
  }

  /// Nobody waits for the tick any more.
  mutating func abandon() {
    requested = nil
  }

  /// The window was seen to be used, so it is not hidden.
  mutating func windowIsInUse() {
    if choice != .hidden { return }
    choice = .present
    requested = nil
  }

  /// When to stop waiting for the server; nil if nothing is awaited from it.
  ///
  /// - Parameter period: seconds from tick to tick.
  func deadline(period: Double) -> Instant? {
    switch choice {
    case .present: requested?.advanced(by: period * Self.patience)
    case .timer: nil
    case .hidden: requested?.advanced(by: Self.hiddenPatience)
    }
  }

  /// Takes the timer if the server's tick is overdue; whether that happened.
  mutating func expire(at now: Instant, period: Double) -> Bool {
    guard let deadline = deadline(period: period), now >= deadline else { return false }
    takeTimer()
    return true
  }

  /// The server's answer came.
  mutating func answered(_ answer: PresentAnswer, at now: Instant, period: Double) {
    guard let asked = requested else { return }
    requested = nil
    let wait = now.seconds(since: asked)
    switch choice {
    case .present:
      earlyAnswers = answer == .early ? earlyAnswers + 1 : 0
      if earlyAnswers > Self.earlyAnswersAllowed { takeTimer() }
    case .timer:
      if Self.isSlow(answer, wait: wait) {
        choice = .hidden
        return
      }
      promptTicks = answer != .early && wait <= period * Self.promptness ? promptTicks + 1 : 0
      if promptTicks >= Self.promptTicksNeeded { takeServer() }
    case .hidden:
      if !Self.isSlow(answer, wait: wait) { takeServer() }
    }
  }

  private mutating func takeTimer() {
    choice = .timer
    fallbacks += 1
    promptTicks = 0
  }

  private mutating func takeServer() {
    choice = .present
    earlyAnswers = 0
  }

  private static func isSlow(_ answer: PresentAnswer, wait: Double) -> Bool {
    guard case .tick(_, let refreshes?) = answer else { return false }
    return refreshes <= mostSlowRefreshes && slowAnswers.contains(wait)
  }
}
