extension Design {
  static let sliderColors: [Token] = [
    .color("slider.track.minimum", \.theme.sliderMinimumTrack, "ios-slider, Track"),
    .color("slider.track.maximum", \.theme.sliderMaximumTrack, "ios-slider, Track"),
    .color("slider.track.outline", \.theme.sliderOutline, "chosen: for high contrast"),
    .color("slider.thumb.fill", \.theme.sliderThumb, "ios-slider, Thumb"),
    .shadow("slider.thumb.shadow", \.theme.sliderThumbShadow, "ios-slider, Thumb, Shadow"),
    .shadow(
      "slider.thumb.contactShadow", \.theme.sliderThumbContactShadow, "ios-slider, Thumb, Shadow"),
    .number("slider.disabledOpacity", \.theme.sliderDisabledOpacity, "ios-slider, States"),
    .color("slider.tick.color", \.theme.sliderTick, ticks),
    .number(
      "slider.unreachableOpacity", \.theme.sliderUnreachableOpacity,
      "rendering spec 6, slider, enabled range"
    ).titled("Opacity out of range"),
  ]

  static let sliderFigures: [Token] =
    [
      slider.dimension("height", \.height, "ios-slider, Track, Height"),
      slider.dimension("track.height", \.trackHeight, "ios-slider, Track, Height"),
      slider.dimension("track.leastWidth", \.minimumTrackWidth, "chosen"),
      slider.dimension("track.outlineWidth", \.outlineWidth, "chosen"),
      slider.dimension("thumb.diameter", \.thumbDiameter, "ios-slider, Thumb, Size"),
      slider.dimension("thumb.elongation", \.thumbElongation, "glass, Geometry").only(.glass),
      slider.dimension("thumb.growthAlong", \.heldThumbGrowth.width, "glass, Geometry").titled(
        "Thumb growth along the track"
      ).only(.glass),
      slider.dimension("thumb.growthAcross", \.heldThumbGrowth.height, "glass, Geometry").titled(
        "Thumb growth across the track"
      ).only(.glass),
    ] + materialTokens(of: TokenGroup("slider", \.metrics.slider.thumbMaterial)) + [
      slider.dimension("thumb.grabDistance", \.grabDistance, "ios-slider, Thumb, Hit area").titled(
        "Press distance"),
      slider.dimension("image.size", \.imageSize, images),
      slider.dimension("image.spacing", \.imageSpacing, images),
      slider.number("keyFraction", \.keyFraction, "ios-slider, Accessibility").titled(
        "Arrow key, share of range"),
      slider.number("wheelFraction", \.wheelFraction, "command-line, scroll").titled(
        "Scroll wheel, share of range"),
      slider.number("fineFactor", \.fineFactor, "command-line, Shift").titled(
        "With Shift, share of step"),
      slider.dimension("tick.width", \.tickWidth, ticks),
      slider.dimension("tick.length", \.tickLength, ticks),
      slider.dimension("tick.distance", \.tickDistance, ticks),
      slider.dimension("tickLabel.spacing", \.tickLabelSpacing, ticks),
      slider.dimension("tickLabel.size", \.tickLabelSize, ticks),
      slider.dimension(
        "neutralTick.length", \.neutralTickLength, "rendering spec 6, slider, neutral value"),
      slider.dimension("magnetDistance", \.magnetDistance, "rendering spec 6, slider, magnetic")
        .titled("Tick attraction distance"),
      slider.dimension("thumbless.height", \.thumblessTrackHeight, thumbless).titled(
        "Track height, no thumb"),
      slider.dimension("thumbless.heldHeight", \.thumblessHeldHeight, thumbless).titled(
        "Pressed height, no thumb"),
    ]

  private static let slider = TokenGroup("slider", \.metrics.slider)
  private static let ticks = "rendering spec 6, slider, ticks"
  private static let thumbless = "rendering spec 6, slider, thumbless"
  private static let images = "ios-slider, Custom Min/Max Images"
}
