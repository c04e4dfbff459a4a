/// Text that an input method composes.
///
/// Its offsets count code points.
public struct Preedit: Hashable, Sendable {
  /// The text; an empty one ends the composition.
  public let text: String
  /// The number of code points before the caret.
  public let caret: Int
  /// The underlined parts, usually the whole text.
  public let underlined: RangeSet<Int>
  /// The highlighted parts, usually the segment that is being converted.
  public let highlighted: RangeSet<Int>

  /// Creates a text; `nil` underlines all of it.
  public init(
    _ text: String, caret: Int, underlined: RangeSet<Int>? = nil,
    highlighted: RangeSet<Int> = RangeSet()
  ) {
    (self.text, self.caret) = (text, caret)
    self.underlined = underlined ?? Self.whole(text)
    self.highlighted = highlighted
  }

  package static func whole(_ text: String) -> RangeSet<Int> {
    RangeSet(0..<text.unicodeScalars.count)
  }
}
