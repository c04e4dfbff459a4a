import Canvas

/// The colors of developer tools, named by their use: blue is for live and selected items, orange
/// for the past, violet for velocity. spec: docs/spec/window.md#rules/colors
package struct ToolColors: Hashable, Sendable {
  /// The check mark of a success.
  package var success: Color
  package var past: Color
  package var pastText: Color
  package var velocity: Color
  package var velocityText: Color
  /// The outlines of layout frames.
  package var layoutBox: Color
  /// The outlines of hit areas.
  package var hitArea: Color
  package var hitAreaText: Color
  /// The overlay of repainted pixels.
  package var damage: Color
  /// The phases of a frame.
  package var inputPhase: Color
  package var motionPhase: Color
  package var recordPhase: Color
  package var paintPhase: Color

  init(_ appearance: Appearance, accent: Color, success: Color) {
    let isDark = appearance == .dark
    self.success = success
    past = Color(hex: isDark ? 0xFF9F0A : 0xFF9500)
    pastText = Color(hex: isDark ? 0xFFB340 : 0xA85B00)
    velocity = Color(hex: isDark ? 0xBF5AF2 : 0xAF52DE)
    velocityText = Color(hex: isDark ? 0xCE7FF6 : 0x9A3FC9)
    layoutBox = Color(hex: isDark ? 0x409CFF : 0x007AFF)
    hitArea = Color(hex: isDark ? 0xFF375F : 0xFF2D55)
    hitAreaText = Color(hex: isDark ? 0xFF6482 : 0xD01F47)
    damage = Color(hex: isDark ? 0xFFD60A : 0xFFCC00, alpha: 0.25)
    inputPhase = Color(hex: isDark ? 0x8E8E93 : 0xAEAEB2)
    motionPhase = Color(hex: isDark ? 0x64D2FF : 0x5AC8FA)
    recordPhase = Color(hex: isDark ? 0x5E5CE6 : 0x5856D6)
    paintPhase = accent
  }

  /// The outlines of painted areas.
  package var paintOutset: Color { past }

  package var presentPhase: Color { velocity }
}
