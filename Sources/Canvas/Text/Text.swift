/// One line of text as it is to be set.
public struct Text: Hashable, Sendable {
  /// What is written.
  public var string: String
  /// How it is set.
  public var font: Font

  /// pt; a longer line ends in an ellipsis; nil for no limit.
  public var maximumWidth: Double?

  /// A line of text, cut off by an ellipsis where it would be wider than a maximum (pt).
  public init(_ string: String, font: Font, maximumWidth: Double? = nil) {
    self.string = string
    self.font = font
    self.maximumWidth = maximumWidth
  }

  /// The same in a larger or smaller font, within the same width.
  package func scaled(by factor: Double) -> Text {
    if factor == 1 { return self }
    var text = self
    text.font.size *= factor
    text.font.tracking *= factor
    return text
  }
}
