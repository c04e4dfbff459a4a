import Foundation

/// What the kernel says of each thread of a process.
enum ThreadFiles {
  /// One file of each thread of `/proc/PID/task`; a thread that ends while it is read is left out.
  static func contents(of file: String, pid: Int32) throws -> [String] {
    let folder = "/proc/\(pid)/task"
    let threads: [String]
    do {
      threads = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw RobotError.unreadable(what: folder, reason: "\(error)")
    }
    return threads.compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)/\(file)", encoding: .utf8)
    }
  }
}
