import Canvas

/// The colors of held thumbs of glass. spec: docs/spec/glass.md#lens
public struct LensColors: ControlStyle {
  /// The wide shadow, in place of that of the idle thumb.
  public var shadow: Shadow
  /// The color over all that is seen through the thumb.
  public var veil: Color
  /// The shade inside the upper edge.
  public var shade: Color
  /// The light along the edge.
  public var rim: Color
  /// The clarity, 0...1; 0 if the contrast is increased.
  public var clarity: Double

  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] = [
    .shadow("page.lens.shadow", \.shadow, "glass, The lens"),
    .color("page.lens.veil", \.veil, "glass, The lens"),
    .color("page.lens.shade", \.shade, "glass, The lens"),
    .color("page.lens.rim", \.rim, "glass, The lens"),
    .number("page.lens.clarity", \.clarity, "glass, Motion: more contrast"),
  ]

  /// The colors of the spec.
  public static func standard(in traits: ThemeTraits) -> Self {
    let isDark = traits.isDark
    return LensColors(
      shadow: .black((isDark ? 0.35 : 0.16) * 0.65, y: 4, blur: 12),
      veil: Color.white.opacity(isDark ? 0.08 : 0),
      shade: Color.black.opacity(isDark ? 0.18 : 0.10),
      rim: Color.white.opacity(isDark ? 0.45 : 0.55), clarity: traits.contrast == .more ? 0 : 1)
  }
}

extension Shadow {
  /// The contact shadow of thumbs in the glass design. spec: docs/spec/glass.md#geometry
  static let glassThumbContact = black(0.04, y: 0.5, blur: 1)

  /// The wide shadow of idle thumbs in the glass design. spec: docs/spec/glass.md#geometry
  static func glassThumb(_ isDark: Bool) -> Shadow { black(isDark ? 0.35 : 0.16, y: 0.5, blur: 4) }

  /// A black shadow with an opacity of 0...1, below its shape by a length in points.
  static func black(_ opacity: Double, y: Double, blur: Double) -> Shadow {
    Shadow(offset: Point(0, y), blur: blur, color: Color.black.opacity(opacity))
  }
}
