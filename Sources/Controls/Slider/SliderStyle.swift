/// How a slider is held.
public enum SliderStyle: String, Hashable, Sendable, CaseIterable {
  /// By its thumb.
  case `default`
  /// By its track, which is thicker and has no thumb: anywhere, by relative motion.
  case thumbless
}
