import Canvas

/// A player of haptic feedback; see ``Scene/haptics``.
@MainActor
public protocol Haptics: AnyObject {
  /// Plays an impact.
  func impactOccurred(_ style: HapticStyle)
}

struct HapticLimiter: Hashable, Sendable {
  /// The minimum time between impacts, in seconds. chosen: motors take about as long to settle
  static let interval = 0.05

  private var last: Instant?

  mutating func allowsImpact(at time: Instant) -> Bool {
    if let last, time >= last, time.seconds(since: last) < Self.interval { return false }
    last = time
    return true
  }
}

/// The strength of a haptic impact.
public enum HapticStyle: String, Hashable, Sendable {
  /// A light tap, as when something snaps into place.
  case light
}
