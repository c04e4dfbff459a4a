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

extension Token {
  /// The names of tokens that have an effect only on thumbs of glass.
  private static let namesOfGlass: Set<String> = {
    let figures: Set<Substring> = [
      "elongation", "growthAlong", "growthAcross", "pressedGrowth", "overhang", "stretch",
      "leastPress",
    ]
    let springs = ["motion.slider.press", "motion.slider.release"]
    let names = Design.tokens.map(\.name).filter { name in
      let parts = name.split(separator: ".")
      return parts[1] == "lens" || figures.contains(parts[parts.count - 1])
    }
    return Set(names + springs)
  }()

  /// Whether the token of a name has an effect only on thumbs of glass.
  static func isOfGlass(_ name: String) -> Bool { namesOfGlass.contains(name) }
}
