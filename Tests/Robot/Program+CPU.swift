import Foundation

extension Program {
  /// Milliseconds for which the program's threads have had a processor so far.
  ///
  /// Threads that have ended do not count.
  public func processorTime() throws -> Double { try ProcessorTime.milliseconds(of: pid) }
}

extension XServer {
  /// Milliseconds for which the server has had a processor so far.
  public func processorTime() throws -> Double { try process.processorTime() }
}

/// What the kernel says about a process's use of processors.
public enum ProcessorTime {
  static func milliseconds(of pid: Int32) throws -> Double {
    let folder = "/proc/\(pid)/task"
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
        let line = try String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
        return sum + Self.milliseconds(schedstat: line)
      }
    } catch {
      throw RobotError.unreadable(what: folder, reason: "\(error)")
    }
  }

  /// The first number of a thread's `schedstat` is the nanoseconds it has run.
  public static func milliseconds(schedstat line: String) -> Double {
    (line.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
  }
}
