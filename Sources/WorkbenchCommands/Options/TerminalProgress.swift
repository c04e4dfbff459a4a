import Glibc
import Workbench

/// A line on the terminal that says how far a long task is; nothing elsewhere.
final class TerminalProgress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var calls = 0
  private var isShown = false

  /// Calls between two lines, so that writing takes no time. chosen
  private static let interval = 250

  func show(_ text: @autoclosure () -> String) {
    calls += 1
    guard isTerminal, calls % Self.interval == 0 else { return }
    StandardStreams.say("\r\(text())\u{1B}[K")
    isShown = true
  }

  /// Removes the line, so that messages have one of their own.
  func clear() {
    if isShown { StandardStreams.say("\r\u{1B}[K") }
    isShown = false
  }
}
