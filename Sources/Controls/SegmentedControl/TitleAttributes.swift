import Canvas

/// The color and font of titles in one state.
public struct TitleAttributes: Hashable, Sendable {
  /// The color; `nil` for the theme's.
  public var color: Color?
  /// The font; `nil` for the default.
  public var font: Font?

  /// A color and a font; `nil` leaves the default.
  public init(color: Color? = nil, font: Font? = nil) {
    self.color = color
    self.font = font
  }
}
