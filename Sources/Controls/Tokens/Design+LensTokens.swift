extension Design {
  /// Colors of held thumbs of glass.
  static let lensColors: [Token] = [
    .shadow("page.lens.shadow", \.theme.lensShadow, lens),
    .color("page.lens.veil", \.theme.lensVeil, lens),
    .color("page.lens.shade", \.theme.lensShade, lens),
    .color("page.lens.rim", \.theme.lensRim, lens),
    .number("page.lens.clarity", \.theme.lensClarity, "glass, Motion: more contrast"),
  ]

  private static let lens = "glass, The lens"
}
