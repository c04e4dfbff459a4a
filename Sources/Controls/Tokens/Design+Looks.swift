import Canvas

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
