import Canvas

/// The colours of what shows a program from within, by what they are for. design: playground
///
/// Blue is live or chosen, orange the past, violet velocity.
package struct ToolColors: Hashable, Sendable {
  /// What was, and is looked at again.
  package var past: Color
  /// The same as text.
  package var pastText: Color
  /// How fast something is.
  package var velocity: Color
  /// The same as text.
  package var velocityText: Color
  /// Around what a node was given.
  package var layoutBox: Color
  /// Where a press is for a node.
  package var hitArea: Color
  /// The same as text.
  package var hitAreaText: Color
  /// Over what a frame painted.
  package var damage: Color
  /// A frame's time with what the user did.
  package var inputPhase: Color
  /// A frame's time with what moves.
  package var motionPhase: Color
  /// A frame's time with asking nodes what they look like.
  package var recordPhase: Color
  /// A frame's time with pixels.
  package var paintPhase: Color

  /// - Parameters:
  ///   - appearance: light or dark.
  ///   - accent: the colour of what is live.
  init(_ appearance: Appearance, accent: Color) {
    let isDark = appearance == .dark
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

  /// How far a node paints.
  package var paintOutset: Color { past }

  /// A frame's time with handing pixels on.
  package var presentPhase: Color { velocity }
}
