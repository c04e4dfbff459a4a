import Foundation

enum ThreadFiles {
  /// One file of each thread in `/proc/PID/task`.
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
