import Foundation

extension Program {
  /// How often the program's threads have gone to sleep of their own will so far.
  ///
  /// A program that blocks and is not woken keeps this number.
  public func voluntarySwitches() throws -> Int {
    let folder = "/proc/\(pid)/task"
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
        let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
        return sum + Self.number(after: "voluntary_ctxt_switches:", in: status)
      }
    } catch {
      throw RobotError.unreadable(what: folder, reason: "\(error)")
    }
  }

  /// Whether all of its threads sleep; one that only waits for a processor does not.
  public func isAsleep() throws -> Bool {
    let folder = "/proc/\(pid)/task"
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { thread in
        let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
        return status.contains("State:\tS")
      }
    } catch {
      throw RobotError.unreadable(what: folder, reason: "\(error)")
    }
  }

  private static func number(after key: String, in status: String) -> Int {
    for line in status.split(separator: "\n") where line.hasPrefix(key) {
      return Int(line.dropFirst(key.count).trimmingCharacters(in: .whitespaces)) ?? 0
    }
    return 0
  }
}
