import Canvas
import Controls

/// The colors of a dial; all are chosen to be like a slider's.
public struct DialColors: ControlStyle {
  /// The track before the mark, and the mark.
  public var filledTrack: Color
  /// The track after the mark.
  public var track: Color
  /// The knob.
  public var knob = Color.white
  /// The wide shadow of the knob.
  public var knobShadow: Shadow
  /// The narrow shadow of the knob.
  public var knobContactShadow: Shadow
  /// The outline of the knob; clear unless the contrast is increased.
  public var outline: Color
  /// The overlay of a pressed knob.
  public var pressedOverlay = Color.black.opacity(0.10)
  /// The opacity of a disabled dial, 0...1.
  public var disabledOpacity = 0.3

  /// The rows: token, property, source.
  public static let tokens: [StyleToken<Self>] = [
    .color("dial.track.filled", \.filledTrack, "chosen: the accent color"),
    .color("dial.track.rest", \.track, "chosen: the system's fill"),
    .color("dial.knob.fill", \.knob, "chosen"),
    .shadow("dial.knob.shadow", \.knobShadow, "chosen: as a slider's thumb"),
    .shadow("dial.knob.contactShadow", \.knobContactShadow, "chosen: as a slider's thumb"),
    .color("dial.knob.outline", \.outline, "chosen: for high contrast"),
    .color("dial.knob.pressedOverlay", \.pressedOverlay, "chosen: as a button's"),
    .number("dial.disabledOpacity", \.disabledOpacity, "chosen: as a slider's"),
  ]

  /// The colors in an appearance, a contrast and a design.
  public static func standard(in traits: ThemeTraits) -> Self {
    let (isDark, isGlass) = (traits.isDark, traits.look == .glass)
    func shadow(_ opacity: Double, blur: Double) -> Shadow {
      Shadow(offset: Point(0, 0.5), blur: blur, color: Color.black.opacity(opacity))
    }
    return DialColors(
      filledTrack: traits.colors.accent, track: traits.colors.fill,
      knobShadow: shadow(isGlass ? (isDark ? 0.35 : 0.16) : 0.12, blur: 4),
      knobContactShadow: shadow(0.04, blur: 1), outline: traits.colors.outline)
  }
}
