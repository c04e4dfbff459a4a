extension Design {
  /// Springs and durations of animations.
  static let motionFigures: [Token] = [
    .spring("motion.switch.slide", \.metrics.switch.slideSpring, "\(toggle), Curve"),
    .spring(
      "motion.switch.press", \.metrics.switch.pressSpring, "\(toggle), Thumb expansion (press)"),
    .spring(
      "motion.switch.release", \.metrics.switch.releaseSpring,
      "\(toggle), Thumb expansion (release)"),
    .duration(
      "motion.switch.leastPress", \.metrics.switch.leastPressDuration, "glass, Motion"
    ).titled("Press, minimum duration").only(.glass),
    .duration(
      "motion.switch.fade", \.metrics.switch.fadeDuration, "\(toggle), Track color transition"),
    .duration("motion.switch.fadeDelay", \.metrics.switch.fadeDelay, "rendering spec, 4.5"),
    .spring("motion.switch.mark", \.metrics.switch.checkbox.markSpring, checkbox).only(.checkbox),
    .duration("motion.switch.checkboxFade", \.metrics.switch.checkbox.fadeDuration, checkbox)
      .only(.checkbox),
    .duration(
      "motion.switch.buttonFade", \.metrics.switch.button.fadeDuration,
      "rendering spec 6, switch, button style"
    ).only(.button),
    .duration(
      "motion.slider.change", \.metrics.slider.changeDuration, "ios-slider, Animation, Value change"
    ),
    .duration(
      "motion.slider.snap", \.metrics.slider.snapDuration, "ios-slider, Animation, Thumb snap"),
    .duration("motion.slider.wheelPause", \.metrics.slider.wheelPause, "chosen"),
    .duration(
      "motion.slider.bubbleFade", \.metrics.slider.bubbleFadeDuration,
      "rendering spec 6, value bubble"),
    .spring(
      "motion.slider.grow", \.metrics.slider.growSpring, "rendering spec 6, slider, thumbless"),
    .spring("motion.slider.press", \.metrics.slider.pressSpring, "glass, Motion").only(.glass),
    .spring("motion.slider.release", \.metrics.slider.releaseSpring, "glass, Motion").only(.glass),
    .duration(
      "motion.slider.leastPress", \.metrics.slider.leastPressDuration, "glass, Motion"
    ).titled("Press, minimum duration").only(.glass),
    .spring("motion.segmented.slide", \.metrics.segmented.slideSpring, segmented),
    .spring(
      "motion.segmented.width", \.metrics.segmented.widthSpring,
      "rendering spec 6, insertion, removal"),
    .duration(
      "motion.segmented.contentFade", \.metrics.segmented.contentFadeDuration,
      "rendering spec 6, insertion, removal"),
    .spring("motion.segmented.press", \.metrics.segmented.pressSpring, "rendering spec, 5.4"),
    .duration(
      "motion.segmented.imageFade", \.metrics.segmented.imageFadeDuration,
      "command-line, Custom appearance of a segmented control"),
  ]

  private static let toggle = "ios-switch, Animation"
  private static let segmented = "ios-segmented-control, Animation"
  private static let checkbox = "rendering spec 6, switch, checkbox style"
}
