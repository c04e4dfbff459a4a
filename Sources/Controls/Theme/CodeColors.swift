import Canvas

/// The colours of code, by what its words are. design: playground, New tokens
public struct CodeColors: Hashable, Sendable {
  /// Of words that the language keeps for itself.
  public var keyword: Color
  /// Of names of types.
  public var type: Color
  /// Of properties and methods, with the dot before them.
  public var member: Color
  /// Of text in quotes.
  public var string: Color
  /// Of numbers.
  public var number: Color
  /// Behind a line that is pointed out.
  public var litLine: Color

  /// - Parameters:
  ///   - appearance: light or dark.
  ///   - accent: the colour of what is pointed out.
  init(_ appearance: Appearance, accent: Color) {
    let isDark = appearance == .dark
    keyword = Color(hex: isDark ? 0xFF7AB2 : 0xAD3DA4)
    type = Color(hex: isDark ? 0x6BDFFF : 0x3E63B8)
    member = Color(hex: isDark ? 0x78C2B3 : 0x326D74)
    string = Color(hex: isDark ? 0xFF8170 : 0xC41A16)
    number = Color(hex: isDark ? 0xD9C97C : 0x1C00CF)
    litLine = accent.opacity(isDark ? 0.18 : 0.09)
  }
}
