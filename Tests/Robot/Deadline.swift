internal import CXTest
import Foundation

public struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  public init(in duration: Duration) { end = .now + duration }

  public init(at moment: ContinuousClock.Instant) { end = moment }

  public var hasPassed: Bool { ContinuousClock.now >= end }

  /// The remaining time; 0 when it has passed.
  var timeLeft: timespec {
    let left = ContinuousClock.now.duration(to: end)
    if left <= .zero { return timespec() }
    let (seconds, attoseconds) = left.components
    return timespec(tv_sec: Int(min(seconds, 1_000_000)), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}

enum Readiness {
  /// Waits until a file is readable or at its end, or until the deadline.
  ///
  /// - Returns: The ready files.
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
