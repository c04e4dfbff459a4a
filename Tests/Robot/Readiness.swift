internal import CXTest
import Foundation

enum Readiness {
  /// Waits until a file is readable or at its end, or until the deadline.
  ///
  /// - Returns: the ready files.
  @discardableResult
  static func wait(for files: [Int32], until deadline: Deadline) -> [Int32] {
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      var timeLeft = deadline.timeLeft
      let count = cxtest_ppoll(&entries, Int32(entries.count), &timeLeft)
      if count < 0 && errno == EINTR { continue }
      return entries.filter { $0.revents != 0 }.map(\.fd)
    }
  }
}
