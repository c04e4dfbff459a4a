import Canvas

/// The design of controls: colors, sizes, durations and springs.
///
/// Each value is accessible as a ``Token``.
public struct Design: Hashable, Sendable {
  /// The colors, shadows and opacities.
  public var theme: Theme
  /// Sizes, durations and springs.
  public var metrics: ControlMetrics

  /// A design with a theme and metrics.
  public init(theme: Theme = .light, metrics: ControlMetrics = .regular) {
    (self.theme, self.metrics) = (theme, metrics)
  }

  /// The tokens of all themes, and of all controls of the library.
  ///
  /// No token's name is a prefix of another name, compared by the parts between the dots.
  public static let tokens = themeTokens + metricStyles.flatMap { $0.designTokens }

  static let themeTokens =
    Theme.pageTokens.map { $0.within(\.theme) } + styles.flatMap { $0.designTokens }
    + Theme.toolTokens.map { $0.within(\.theme) }

  /// The value of a token in the design.
  public subscript(token: Token) -> TokenValue { token.value(self) }

  /// Sets the value of a token.
  ///
  /// - Returns: `false`, with nothing changed, if the value has the wrong kind or is out of range.
  ///   Numbers must be finite and not negative, color components within 0...1, and a spring's
  ///   response greater than 0.
  @discardableResult
  public mutating func set(_ token: Token, to value: TokenValue) -> Bool {
    value.isUsable && token.set(value, &self)
  }
}

extension Design {
  /// The look that iOS had until version 18, in its light theme; the default.
  public static let classic = Design()
  /// The look of iOS since version 26, in its light theme: the thumbs of switches and sliders turn
  /// into clear glass while they are held. spec: docs/spec/glass.md
  public static let glass = Design(theme: .glass(), metrics: .glass)

  /// The classic design for an appearance, a contrast and an accent color.
  ///
  /// - Parameter accent: `nil` for the system's blue.
  public static func classic(
    _ appearance: Appearance, contrast: Contrast = .normal, accent: Color? = nil
  ) -> Design {
    Design(theme: Theme(appearance, contrast: contrast, accent: accent))
  }

  /// The glass design for an appearance, a contrast and an accent color.
  ///
  /// - Parameter accent: `nil` for the system's blue.
  public static func glass(
    _ appearance: Appearance, contrast: Contrast = .normal, accent: Color? = nil
  ) -> Design {
    Design(theme: .glass(appearance, contrast: contrast, accent: accent), metrics: .glass)
  }
}
