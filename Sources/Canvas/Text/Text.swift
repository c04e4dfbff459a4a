/// One line of text as it is to be set.
public struct Text: Hashable, Sendable {
  public var string: String
  public var font: Font

  /// pt; a longer line ends in an ellipsis; nil for no limit.
  public var maximumWidth: Double?

  public init(_ string: String, font: Font, maximumWidth: Double? = nil) {
    self.string = string
    self.font = font
    self.maximumWidth = maximumWidth
  }
}
