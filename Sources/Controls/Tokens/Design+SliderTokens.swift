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
      .dimension("slider.height", \.metrics.slider.height, "ios-slider, Track, Height"),
      .dimension("slider.track.height", \.metrics.slider.trackHeight, "ios-slider, Track, Height"),
      .dimension("slider.track.leastWidth", \.metrics.slider.minimumTrackWidth, "chosen"),
      .dimension("slider.track.outlineWidth", \.metrics.slider.outlineWidth, "chosen"),
      .dimension(
        "slider.thumb.diameter", \.metrics.slider.thumbDiameter, "ios-slider, Thumb, Size"),
      .dimension("slider.thumb.elongation", \.metrics.slider.thumbElongation, "glass, Geometry")
        .only(.glass),
      .dimension(
        "slider.thumb.growthAlong", \.metrics.slider.heldThumbGrowth.width, "glass, Geometry"
      ).titled("Thumb growth along the track").only(.glass),
      .dimension(
        "slider.thumb.growthAcross", \.metrics.slider.heldThumbGrowth.height, "glass, Geometry"
      ).titled("Thumb growth across the track").only(.glass),
    ] + materialTokens(of: "slider", \.metrics.slider.thumbMaterial) + [
      .dimension(
        "slider.thumb.grabDistance", \.metrics.slider.grabDistance, "ios-slider, Thumb, Hit area"
      ).titled("Press distance"),
      .dimension("slider.image.size", \.metrics.slider.imageSize, images),
      .dimension("slider.image.spacing", \.metrics.slider.imageSpacing, images),
      .number("slider.keyFraction", \.metrics.slider.keyFraction, "ios-slider, Accessibility")
        .titled("Arrow key, share of range"),
      .number(
        "slider.wheelFraction", \.metrics.slider.wheelFraction, "command-line, scroll"
      ).titled("Scroll wheel, share of range"),
      .number("slider.fineFactor", \.metrics.slider.fineFactor, "command-line, Shift").titled(
        "With Shift, share of step"),
      .dimension("slider.tick.width", \.metrics.slider.tickWidth, ticks),
      .dimension("slider.tick.length", \.metrics.slider.tickLength, ticks),
      .dimension("slider.tick.distance", \.metrics.slider.tickDistance, ticks),
      .dimension("slider.tickLabel.spacing", \.metrics.slider.tickLabelSpacing, ticks),
      .dimension("slider.tickLabel.size", \.metrics.slider.tickLabelSize, ticks),
      .dimension(
        "slider.neutralTick.length", \.metrics.slider.neutralTickLength,
        "rendering spec 6, slider, neutral value"),
      .dimension(
        "slider.magnetDistance", \.metrics.slider.magnetDistance,
        "rendering spec 6, slider, magnetic"
      ).titled("Tick attraction distance"),
      .dimension("slider.thumbless.height", \.metrics.slider.thumblessTrackHeight, thumbless)
        .titled("Track height, no thumb"),
      .dimension("slider.thumbless.heldHeight", \.metrics.slider.thumblessHeldHeight, thumbless)
        .titled("Pressed height, no thumb"),
    ]

  private static let ticks = "rendering spec 6, slider, ticks"
  private static let thumbless = "rendering spec 6, slider, thumbless"
  private static let images = "ios-slider, Custom Min/Max Images"
}
