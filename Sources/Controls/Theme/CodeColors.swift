import Canvas

/// The colors of syntax highlighting. spec: docs/spec/window.md#tokens/code
public struct CodeColors: Hashable, Sendable {
  /// The color of keywords.
  public var keyword: Color
  /// The color of type names.
  public var type: Color
  /// The color of properties and methods, including the dot before them.
  public var member: Color
  /// The color of string literals.
  public var string: Color
  /// The color of numbers.
  public var number: Color
  /// The background of a highlighted line.
  public var litLine: Color

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
