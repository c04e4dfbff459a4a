/// The moment at which waiting gives up.
public struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// A deadline that lies the given time ahead.
  public init(in duration: Duration) {
    end = .now + duration
  }

  public var hasPassed: Bool { ContinuousClock.now >= end }

  /// What is left, ms, rounded up so that nobody wakes just before the end; 0 when it is over.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end)
    if left <= .zero { return 0 }
    let (seconds, attoseconds) = left.components
    let whole = min(seconds, 1_000_000) * 1000
    return Int32(whole + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
