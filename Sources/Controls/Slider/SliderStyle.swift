/// The style of a slider.
public enum SliderStyle: String, Hashable, Sendable, CaseIterable {
  /// A track with a thumb.
  case `default`
  /// A thicker track without a thumb, dragged anywhere by relative motion.
  case thumbless
}
