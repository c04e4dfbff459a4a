/// The motion preference of the user.
public enum MotionPreference: String, Hashable, Sendable, CaseIterable {
  /// Full motion.
  case full
  /// Slides become cross-fades of 0.15 s, and nothing overshoots. spec: rendering, 5.5
  case reduced
}
