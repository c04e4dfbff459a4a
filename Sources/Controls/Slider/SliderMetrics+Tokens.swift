extension SliderMetrics {
  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] =
    [
      .dimension("slider.height", \.height, "ios-slider, Track, Height"),
      .dimension("slider.track.height", \.trackHeight, "ios-slider, Track, Height"),
      .dimension("slider.track.leastWidth", \.minimumTrackWidth, "chosen"),
      .dimension("slider.track.outlineWidth", \.outlineWidth, "chosen"),
      .dimension("slider.thumb.diameter", \.thumbDiameter, "ios-slider, Thumb, Size"),
      .dimension("slider.thumb.elongation", \.thumbElongation, "glass, Geometry").only(.glass),
      .dimension("slider.thumb.growthAlong", \.heldThumbGrowth.width, "glass, Geometry").titled(
        "Thumb growth along the track"
      ).only(.glass),
      .dimension("slider.thumb.growthAcross", \.heldThumbGrowth.height, "glass, Geometry").titled(
        "Thumb growth across the track"
      ).only(.glass),
    ] + ThumbMaterial.tokens.map { $0.within(\.thumbMaterial, prefix: "slider.") } + [
      .dimension("slider.thumb.grabDistance", \.grabDistance, "ios-slider, Thumb, Hit area").titled(
        "Press distance"),
      .dimension("slider.image.size", \.imageSize, images),
      .dimension("slider.image.spacing", \.imageSpacing, images),
      .number("slider.keyFraction", \.keyFraction, "ios-slider, Accessibility").titled(
        "Arrow key, share of range"),
      .number("slider.wheelFraction", \.wheelFraction, "command-line, scroll").titled(
        "Scroll wheel, share of range"),
      .number("slider.fineFactor", \.fineFactor, "command-line, Shift").titled(
        "With Shift, share of step"),
      .dimension("slider.tick.width", \.tickWidth, ticks),
      .dimension("slider.tick.length", \.tickLength, ticks),
      .dimension("slider.tick.distance", \.tickDistance, ticks),
      .dimension("slider.tickLabel.spacing", \.tickLabelSpacing, ticks),
      .dimension("slider.tickLabel.size", \.tickLabelSize, ticks),
      .dimension(
        "slider.neutralTick.length", \.neutralTickLength, "rendering spec 6, slider, neutral value"),
      .dimension("slider.magnetDistance", \.magnetDistance, "rendering spec 6, slider, magnetic")
        .titled("Tick attraction distance"),
      .dimension("slider.thumbless.height", \.thumblessTrackHeight, thumbless).titled(
        "Track height, no thumb"),
      .dimension("slider.thumbless.heldHeight", \.thumblessHeldHeight, thumbless).titled(
        "Pressed height, no thumb"),
      .duration("motion.slider.change", \.changeDuration, "ios-slider, Animation, Value change"),
      .duration("motion.slider.snap", \.snapDuration, "ios-slider, Animation, Thumb snap"),
      .duration("motion.slider.wheelPause", \.wheelPause, "chosen"),
      .duration("motion.slider.bubbleFade", \.bubbleFadeDuration, "rendering spec 6, value bubble"),
      .spring("motion.slider.grow", \.growSpring, thumbless),
      .spring("motion.slider.press", \.pressSpring, "glass, Motion").only(.glass),
      .spring("motion.slider.release", \.releaseSpring, "glass, Motion").only(.glass),
      .duration("motion.slider.leastPress", \.leastPressDuration, "glass, Motion").titled(
        "Press, minimum duration"
      ).only(.glass),
    ]

  private static let ticks = "rendering spec 6, slider, ticks"
  private static let thumbless = "rendering spec 6, slider, thumbless"
  private static let images = "ios-slider, Custom Min/Max Images"
}
