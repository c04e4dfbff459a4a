extension ThumbMaterial {
  /// The rows; a control puts its own name before theirs.
  static let tokens: [StyleToken<Self>] = [
    .number("lens.clarity", \.clarity, lens).only(.glass),
    .dimension("lens.bezel", \.bezel, lens).only(.glass),
    .dimension("lens.refraction", \.refraction, lens).only(.glass),
    .number("lens.startScaleX", \.pressedTrackScale.width, lens).only(.glass),
    .number("lens.startScaleY", \.pressedTrackScale.height, lens).only(.glass),
    .number("lens.heldScaleX", \.heldTrackScale.width, lens).only(.glass),
    .number("lens.heldScaleY", \.heldTrackScale.height, lens).only(.glass),
    .number("thumb.stretch", \.stretch, "glass, Motion").only(.glass),
  ]

  private static let lens = "glass, The lens"
}
