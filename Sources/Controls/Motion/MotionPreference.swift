/// How much the user wants things to move.
public enum MotionPreference: String, Hashable, Sendable, CaseIterable {
  /// Things move.
  case full
  /// Slides become cross-fades of 0.15 s and nothing overshoots. spec: rendering, 5.5
  case reduced
}
