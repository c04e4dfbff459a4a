extension Design {
  /// Colors of held thumbs of glass.
  static let lensColors: [Token] = [
    .shadow("lens.shadow", \.theme.lensShadow, lens),
    .color("lens.veil", \.theme.lensVeil, lens),
    .color("lens.shade", \.theme.lensShade, lens),
    .color("lens.rim", \.theme.lensRim, lens),
    .number("lens.clarity", \.theme.lensClarity, "glass, Motion: more contrast"),
  ]

  private static let lens = "glass, The lens"
}
