import Canvas

/// How titles of segments are set in one state; nil for as they are anyway.
public struct TitleAttributes: Hashable, Sendable {
  /// Nil for the one that they have anyway.
  public var color: Color?
  /// Nil for the one that they have anyway.
  public var font: Font?

  /// A colour and a font; what is nil stays as it is.
  public init(color: Color? = nil, font: Font? = nil) {
    self.color = color
    self.font = font
  }
}
