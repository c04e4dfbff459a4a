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
