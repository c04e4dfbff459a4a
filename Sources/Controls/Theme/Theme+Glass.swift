import Canvas

extension Theme {
  /// The theme of the glass design for an appearance, a contrast and an accent color.
  /// spec: docs/spec/glass.md#geometry
  ///
  /// With increased contrast its colors are those of the classic design.
  ///
  /// - Parameter accent: The accent color, which is strengthened where its contrast is too low;
  ///   `nil` for the system's blue.
  public static func glass(
    _ appearance: Appearance = .light, contrast: Contrast = .normal, accent: Color? = nil
  ) -> Theme {
    let isDark = appearance == .dark
    var colors = SystemColors(
      appearance, contrast, blue: Color(hex: isDark ? 0x0091FF : 0x0088FF), accent: accent)
    if contrast == .normal {
      colors.switchOff = Color(hex: 0x787880, alpha: isDark ? 0.32 : 0.16)
      colors.switchOffBorder = .clear
    }
    var theme = Theme(colors, appearance, contrast)
    let shadow = Shadow(
      offset: Point(0, 0.5), blur: 4, color: Color.black.opacity(isDark ? 0.35 : 0.16))
    let contact = Shadow(offset: Point(0, 0.5), blur: 1, color: Color.black.opacity(0.04))
    (theme.switchThumbShadow, theme.switchThumbContactShadow) = (shadow, contact)
    (theme.sliderThumbShadow, theme.sliderThumbContactShadow) = (shadow, contact)
    return theme
  }
}
