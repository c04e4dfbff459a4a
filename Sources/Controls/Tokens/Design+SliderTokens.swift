extension Design {
  static let sliderColors: [Token] = [
    .color("slider.track.minimum", \.theme.sliderMinimumTrack, "ios-slider, Track"),
    .color("slider.track.maximum", \.theme.sliderMaximumTrack, "ios-slider, Track"),
    .color("slider.track.outline", \.theme.sliderOutline, "chosen: with more contrast"),
    .color("slider.thumb.fill", \.theme.sliderThumb, "ios-slider, Thumb"),
    .shadow("slider.thumb.shadow", \.theme.sliderThumbShadow, "ios-slider, Thumb, Shadow"),
    .shadow(
      "slider.thumb.contactShadow", \.theme.sliderThumbContactShadow, "ios-slider, Thumb, Shadow"),
    .number("slider.disabledOpacity", \.theme.sliderDisabledOpacity, "ios-slider, States"),
  ]

  static let sliderFigures: [Token] = [
    .dimension("slider.height", \.metrics.slider.height, "ios-slider, Track, Height"),
    .dimension("slider.track.height", \.metrics.slider.trackHeight, "ios-slider, Track, Height"),
    .dimension("slider.track.leastWidth", \.metrics.slider.minimumTrackWidth, "chosen"),
    .dimension("slider.thumb.diameter", \.metrics.slider.thumbDiameter, "ios-slider, Thumb, Size"),
    .dimension(
      "slider.thumb.grabDistance", \.metrics.slider.grabDistance, "ios-slider, Thumb, Hit area"),
    .dimension(
      "slider.image.size", \.metrics.slider.imageSize, "ios-slider, Custom Min/Max Images"),
    .dimension(
      "slider.image.spacing", \.metrics.slider.imageSpacing, "ios-slider, Custom Min/Max Images"),
    .number("slider.keyFraction", \.metrics.slider.keyFraction, "ios-slider, Accessibility"),
  ]
}
