/// A line of text with its font.
public struct Text: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The font.
  public var font: Font

  /// The maximum width, in points; longer lines end in an ellipsis.
  ///
  /// `nil` for no limit.
  public var maximumWidth: Double?

  /// A line of text, truncated with an ellipsis at a maximum width in points.
  public init(_ string: String, font: Font, maximumWidth: Double? = nil) {
    (self.string, self.font, self.maximumWidth) = (string, font, maximumWidth)
  }

  package func scaled(by factor: Double) -> Text {
    if factor == 1 { return self }
    var text = self
    text.font.size *= factor
    text.font.tracking *= factor
    return text
  }
}
