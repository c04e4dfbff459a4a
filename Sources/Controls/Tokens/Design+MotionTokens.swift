extension Design {
  static let motionFigures: [Token] = [
    toggle.spring("slide", \.slideSpring, "\(switchSheet), Curve"),
    toggle.spring("press", \.pressSpring, "\(switchSheet), Thumb expansion (press)"),
    toggle.spring("release", \.releaseSpring, "\(switchSheet), Thumb expansion (release)"),
    toggle.duration("leastPress", \.leastPressDuration, "glass, Motion").titled(
      "Press, minimum duration"
    ).only(.glass),
    toggle.duration("fade", \.fadeDuration, "\(switchSheet), Track color transition"),
    toggle.duration("fadeDelay", \.fadeDelay, "rendering spec, 4.5"),
    toggle.spring("mark", \.checkbox.markSpring, checkbox).only(.checkbox),
    toggle.duration("checkboxFade", \.checkbox.fadeDuration, checkbox).only(.checkbox),
    toggle.duration("buttonFade", \.button.fadeDuration, "rendering spec 6, switch, button style")
      .only(.button),
    slider.duration("change", \.changeDuration, "ios-slider, Animation, Value change"),
    slider.duration("snap", \.snapDuration, "ios-slider, Animation, Thumb snap"),
    slider.duration("wheelPause", \.wheelPause, "chosen"),
    slider.duration("bubbleFade", \.bubbleFadeDuration, "rendering spec 6, value bubble"),
    slider.spring("grow", \.growSpring, "rendering spec 6, slider, thumbless"),
    slider.spring("press", \.pressSpring, "glass, Motion").only(.glass),
    slider.spring("release", \.releaseSpring, "glass, Motion").only(.glass),
    slider.duration("leastPress", \.leastPressDuration, "glass, Motion").titled(
      "Press, minimum duration"
    ).only(.glass),
    segmented.spring("slide", \.slideSpring, "ios-segmented-control, Animation"),
    segmented.spring("width", \.widthSpring, "rendering spec 6, insertion, removal"),
    segmented.duration(
      "contentFade", \.contentFadeDuration, "rendering spec 6, insertion, removal"),
    segmented.spring("press", \.pressSpring, "rendering spec, 5.4"),
    segmented.duration(
      "imageFade", \.imageFadeDuration, "command-line, Custom appearance of a segmented control"),
  ]

  private static let toggle = TokenGroup("motion.switch", \.metrics.switch)
  private static let slider = TokenGroup("motion.slider", \.metrics.slider)
  private static let segmented = TokenGroup("motion.segmented", \.metrics.segmented)
  private static let switchSheet = "ios-switch, Animation"
  private static let checkbox = "rendering spec 6, switch, checkbox style"
}
