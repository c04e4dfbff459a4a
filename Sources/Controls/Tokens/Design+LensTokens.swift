extension Design {
  static let lensColors: [Token] = [
    .shadow("page.lens.shadow", \.theme.lensShadow, lens),
    .color("page.lens.veil", \.theme.lensVeil, lens),
    .color("page.lens.shade", \.theme.lensShade, lens),
    .color("page.lens.rim", \.theme.lensRim, lens),
    .number("page.lens.clarity", \.theme.lensClarity, "glass, Motion: more contrast"),
  ]

  /// The figures of a thumb's material, with names that begin with the control's.
  static func materialTokens(of control: TokenGroup<ThumbMaterial>) -> [Token] {
    let figures = [
      control.number("lens.clarity", \.clarity, lens),
      control.dimension("lens.bezel", \.bezel, lens),
      control.dimension("lens.refraction", \.refraction, lens),
      control.number("lens.startScaleX", \.pressedTrackScale.width, lens),
      control.number("lens.startScaleY", \.pressedTrackScale.height, lens),
      control.number("lens.heldScaleX", \.heldTrackScale.width, lens),
      control.number("lens.heldScaleY", \.heldTrackScale.height, lens),
      control.number("thumb.stretch", \.stretch, "glass, Motion"),
    ]
    return figures.map { $0.only(.glass) }
  }

  private static let lens = "glass, The lens"
}
