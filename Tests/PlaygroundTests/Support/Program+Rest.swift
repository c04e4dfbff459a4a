import Robot
import Testing

extension Program {
  /// Whether no thread of the program goes to sleep, and so none wakes, for a while.
  ///
  /// A short look first, repeated, lets the program finish what it had begun; then the long look
  /// has to be clean.
  func isAtRest() throws -> Bool {
    let deadline = Deadline(in: .seconds(60))
    while try wakeups(in: .milliseconds(300)) > 0 && !deadline.hasPassed {}
    return try wakeups(in: .milliseconds(1500)) == 0
  }

  /// Whether it wakes again and again; on a busy machine that takes as long as it takes.
  func keepsWaking() throws -> Bool {
    let before = try voluntarySwitches()
    let deadline = Deadline(in: .seconds(20))
    while !deadline.hasPassed {
      guard staysAlive(for: .milliseconds(20)) else { return false }
      if try voluntarySwitches() > before + 5 { return true }
    }
    return false
  }

  func wakeups(in time: Duration) throws -> Int {
    let before = try voluntarySwitches()
    try #require(staysAlive(for: time))
    return try voluntarySwitches() - before
  }
}
