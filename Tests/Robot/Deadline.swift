import Foundation

/// The moment at which waiting gives up.
public struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// A deadline that lies the given time ahead.
  public init(in duration: Duration) { end = .now + duration }

  /// A deadline at a moment.
  public init(at moment: ContinuousClock.Instant) { end = moment }

  public var hasPassed: Bool { ContinuousClock.now >= end }

  /// What is left; 0 when it is over.
  var timeLeft: timespec {
    let left = ContinuousClock.now.duration(to: end)
    if left <= .zero { return timespec() }
    let (seconds, attoseconds) = left.components
    return timespec(tv_sec: Int(min(seconds, 1_000_000)), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
