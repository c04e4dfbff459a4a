/// A player of haptic feedback; see ``Scene/haptics``.
@MainActor
public protocol Haptics: AnyObject {
  /// Plays an impact.
  func impactOccurred(_ style: HapticStyle)
}
