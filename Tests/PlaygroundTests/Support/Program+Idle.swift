import Robot
import Testing

extension Program {
  var outputText: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Whether no thread of the program wakes for 2.4 s.
  ///
  /// Earlier work restarts the interval, because it can be late on a busy machine.
  func isIdle() throws -> Bool {
    let deadline = Deadline(in: .seconds(60))
    var clean = 0
    while clean < 8 {
      if deadline.hasPassed { return false }
      clean = try wakeups(in: .milliseconds(300)) == 0 ? clean + 1 : 0
    }
    return true
  }

  /// Whether the program wakes repeatedly, with a long timeout for busy machines.
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
