internal import CXTest
import Foundation

/// Waiting for files to have something to read.
enum Readiness {
  /// Returns as soon as one of the files can be read or is at its end, or when time is up.
  ///
  /// - Returns: the files that are ready; none when the deadline has passed.
  @discardableResult
  static func wait(for files: [Int32], until deadline: Deadline) -> [Int32] {
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      var timeLeft = deadline.timeLeft
      let count = cxtest_ppoll(&entries, Int32(entries.count), &timeLeft)
      // A signal interrupts poll without anything having happened.
      if count < 0 && errno == EINTR { continue }
      return entries.filter { $0.revents != 0 }.map(\.fd)
    }
  }
}
