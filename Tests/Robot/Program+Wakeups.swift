import Foundation

extension Program {
  /// How often the program's threads have gone to sleep of their own will so far.
  ///
  /// A program that blocks and is not woken keeps this number.
  public func voluntarySwitches() throws -> Int {
    try ThreadFiles.contents(of: "status", pid: pid).reduce(0) { $0 + Self.switches(in: $1) }
  }

  /// How often its first thread has gone to sleep of its own will so far.
  public func switchesOfFirstThread() throws -> Int { Self.switches(in: try status()) }

  /// Whether all of it stands still, as a signal has told it to.
  ///
  /// That takes a moment, and counts as one more sleep.
  public func isStopped() throws -> Bool {
    Self.value(after: "State:", in: try status())?.hasPrefix("T") == true
  }

  /// Whether all of its threads sleep; one that only waits for a processor does not.
  public func isAsleep() throws -> Bool {
    try ThreadFiles.contents(of: "status", pid: pid).allSatisfy {
      Self.value(after: "State:", in: $0)?.hasPrefix("S") == true
    }
  }

  private func status() throws -> String {
    let file = "/proc/\(pid)/status"
    do {
      return try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw RobotError.unreadable(what: file, reason: "\(error)")
    }
  }

  private static func switches(in status: String) -> Int {
    value(after: "voluntary_ctxt_switches:", in: status).flatMap { Int($0) } ?? 0
  }

  private static func value(after key: String, in status: String) -> String? {
    for line in status.split(separator: "\n") where line.hasPrefix(key) {
      return line.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
    }
    return nil
  }
}
