import Canvas

/// The colors, shadows and opacities of one kind of control.
///
/// A theme has a value of each style, `theme[DialColors.self]`, which is made from the theme's
/// traits when it is first looked up. Theme fades, token files, tools and documents are made from
/// ``tokens``; list the type in the ``ControlDescription`` of the control.
///
/// ```swift
/// struct DialColors: ControlStyle {
///   var knob = Color.white
///   var mark: Color
///
///   static let tokens: [StyleToken<Self>] = [
///     .color("dial.knob", \.knob, "chosen"), .color("dial.mark", \.mark, "chosen: the accent"),
///   ]
///
///   static func standard(in traits: ThemeTraits) -> Self { Self(mark: traits.colors.accent) }
/// }
/// ```
public protocol ControlStyle: Hashable, Sendable {
  /// The values: a row for each color, shadow and number.
  static var tokens: [StyleToken<Self>] { get }

  /// The style in a theme that nobody changed.
  static func standard(in traits: ThemeTraits) -> Self

  /// The rows as tokens of a design.
  static var designTokens: [Token] { get }
}

/// The settings that a theme and the styles of controls are made for.
public struct ThemeTraits: Hashable, Sendable {
  /// Light or dark.
  public let appearance: Appearance
  /// Normal or increased contrast.
  public let contrast: Contrast
  /// The look: classic or glass.
  public let look: Look
  /// The system's colors, with the user's accent color.
  public let colors: SystemColors

  /// Whether the appearance is dark.
  public var isDark: Bool { appearance == .dark }

  init(_ appearance: Appearance, _ contrast: Contrast, _ look: Look, accent: Color?) {
    (self.appearance, self.contrast, self.look) = (appearance, contrast, look)
    colors = SystemColors(appearance, contrast, look, accent: accent)
  }
}

extension ThemeTraits {
  /// The look of controls.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// The look that iOS had until version 18.
    case classic
    /// The look of iOS since version 26.
    case glass
  }
}

extension ControlStyle {
  /// The rows as tokens of a design's theme.
  public static var designTokens: [Token] {
    tokens.map { $0.lifted({ $0.theme[Self.self] }) { $0($1, &$2.theme[Self.self]) } }
  }

  func isEqual(to other: (any ControlStyle)?) -> Bool { other as? Self == self }
}
