/// Decides whether the X server's ticks are reliable, or a timer has to replace them.
///
/// An answer after a second that counts one refresh means that the window is hidden: Xwayland and
/// Xorg do so for other workspaces and disabled displays.
/// Under Xwayland the timer is used from the beginning, and answers only tell what is hidden.
struct ClockWatchdog: Hashable, Sendable {
  enum Choice: Hashable, Sendable { case present, timer, hidden }

  private static let timeout = 3.0
  private static let promptness = 1.75
  private static let promptTicksNeeded = 3
  private static let earlyAnswersAllowed = 2
  /// The time of an answer for a hidden window, in seconds.
  private static let slowAnswers = 0.9...1.5
  private static let mostSlowRefreshes: UInt64 = 2
  /// The time after which the server is stuck, and the window not hidden, in seconds. chosen
  private static let hiddenPatience = 3.0

  private(set) var choice: Choice = .present
  /// The choice for a visible window and a server that works.
  private var usual: Choice = .present
  private(set) var fallbacks = 0
  var isHidden: Bool { choice == .hidden }

  private var requested: Instant?
  private var promptTicks = 0
  private var earlyAnswers = 0

  /// Uses the timer for good, except while the window is hidden.
  mutating func preferTimer() {
    usual = .timer
    choice = .timer
  }

  mutating func requested(at now: Instant) { if requested == nil { requested = now } }

  mutating func abandon() { requested = nil }

  /// Notes input to the window, which is therefore not hidden.
  mutating func windowIsInUse() {
    if !isHidden { return }
    choice = usual
    requested = nil
  }

  /// `nil` if there is no request; the period is in seconds.
  func deadline(period: Double) -> Instant? {
    switch choice {
    case .present: requested?.advanced(by: period * Self.timeout)
    case .timer: nil
    case .hidden: requested?.advanced(by: Self.hiddenPatience)
    }
  }

  /// Switches to the timer if the server's tick is overdue; returns whether it did.
  mutating func expire(at now: Instant, period: Double) -> Bool {
    guard let deadline = deadline(period: period), now >= deadline else { return false }
    takeTimer()
    return true
  }

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
    case .hidden: if !Self.isSlow(answer, wait: wait) { takeServer() }
    }
  }

  private mutating func takeTimer() {
    choice = .timer
    fallbacks += 1
    promptTicks = 0
  }

  private mutating func takeServer() {
    choice = usual
    earlyAnswers = 0
  }

  private static func isSlow(_ answer: PresentAnswer, wait: Double) -> Bool {
    guard case .tick(_, let refreshes?) = answer else { return false }
    return refreshes <= mostSlowRefreshes && slowAnswers.contains(wait)
  }
}
