/// A thumb of a range slider.
public enum RangeThumb: Hashable, Sendable, CaseIterable {
  /// The thumb of the lower value.
  case lower
  /// The thumb of the upper value.
  case upper
}
