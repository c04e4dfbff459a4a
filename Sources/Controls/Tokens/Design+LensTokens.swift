extension Design {
  /// Colors of held thumbs of glass.
  static let lensColors: [Token] = [
    .shadow("page.lens.shadow", \.theme.lensShadow, lens),
    .color("page.lens.veil", \.theme.lensVeil, lens),
    .color("page.lens.shade", \.theme.lensShade, lens),
    .color("page.lens.rim", \.theme.lensRim, lens),
    .number("page.lens.clarity", \.theme.lensClarity, "glass, Motion: more contrast"),
  ]

  /// The figures of a thumb's material, with names that begin with the control's.
  static func materialTokens(
    of control: String, _ material: Token.ValuePath<ThumbMaterial>
  ) -> [Token] {
    let figures: [Token] = [
      .figure("\(control).lens.clarity", .number, material, \.clarity, lens),
      .figure("\(control).lens.bezel", .dimension, material, \.bezel, lens),
      .figure("\(control).lens.refraction", .dimension, material, \.refraction, lens),
      .figure("\(control).lens.startScaleX", .number, material, \.pressedTrackScale.width, lens),
      .figure("\(control).lens.startScaleY", .number, material, \.pressedTrackScale.height, lens),
      .figure("\(control).lens.heldScaleX", .number, material, \.heldTrackScale.width, lens),
      .figure("\(control).lens.heldScaleY", .number, material, \.heldTrackScale.height, lens),
      .figure("\(control).thumb.stretch", .number, material, \.stretch, "glass, Motion"),
    ]
    return figures.map { $0.only(.glass) }
  }

  private static let lens = "glass, The lens"
}
