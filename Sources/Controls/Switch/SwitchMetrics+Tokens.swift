extension SwitchMetrics {
  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] =
    [
      .dimension("switch.width", \.size.width, "ios-switch, Overall Size"),
      .dimension("switch.height", \.size.height, "ios-switch, Overall Size"),
      .dimension("switch.hitHeight", \.hitHeight, "ios-switch, Accessibility"),
      .dimension("switch.padding", \.padding, "ios-switch, Track"),
      .dimension("switch.track.borderWidth", \.borderWidth, "ios-switch, Track, Border"),
      .dimension("switch.thumb.diameter", \.thumbDiameter, "ios-switch, Thumb"),
      .dimension("switch.thumb.pressedWidth", \.pressedThumbWidth, "ios-switch, Thumb"),
      .dimension("switch.thumb.elongation", \.thumbElongation, "glass, Geometry").only(.glass),
      .dimension("switch.thumb.pressedGrowth", \.pressedThumbGrowth, "glass, Geometry").only(
        .glass),
      .number("switch.thumb.overhang", \.thumbOverhang, "glass, Geometry").only(.glass),
    ] + ThumbMaterial.tokens.map { $0.within(\.thumbMaterial, prefix: "switch.") } + [
      .dimension("switch.slop", \.slop, "rendering spec, 5.4").titled("Touch tolerance"),
      .dimension("switch.nearThumbDistance", \.nearThumbDistance, "rendering spec, 5.4").titled(
        "Press near the thumb, at most"),
      .dimension("switch.farDragDistance", \.farDragDistance, "rendering spec, 5.4").titled(
        "Drag from elsewhere, at least"),
      .dimension("switch.outlineWidth", \.outlineWidth, "chosen"),
      .dimension("switch.marks.onWidth", \.onMarkSize.width, marks).titled("On label, width"),
      .dimension("switch.marks.onHeight", \.onMarkSize.height, marks).titled("On label, height"),
      .dimension("switch.marks.offDiameter", \.offMarkDiameter, marks).titled(
        "Off label, diameter"),
      .dimension("switch.marks.offWidth", \.offMarkWidth, marks).titled("Off label, line width"),
      .dimension("switch.marks.distance", \.markDistance, marks).titled(
        "Label distance from the end"),
      .dimension("switch.title.spacing", \.titleSpacing, box),
      .dimension("switch.title.size", \.titleFont.size, "chosen: same as the page text"),
      .dimension("switch.title.tracking", \.titleFont.tracking, "chosen: 0").titled(
        "Title letter spacing"),
      .dimension("switch.checkbox.size", \.checkbox.size, box).only(.checkbox),
      .dimension("switch.checkbox.hitSize", \.checkbox.hitSize, box).only(.checkbox),
      .dimension("switch.checkbox.cornerRadius", \.checkbox.cornerRadius, box).only(.checkbox),
      .dimension("switch.checkbox.borderWidth", \.checkbox.borderWidth, box).only(.checkbox),
      .dimension("switch.checkbox.strokeWidth", \.checkbox.strokeWidth, box).only(.checkbox),
      .dimension("switch.checkbox.dashWidth", \.checkbox.dashSize.width, box).only(.checkbox),
      .dimension("switch.checkbox.dashHeight", \.checkbox.dashSize.height, box).only(.checkbox),
      .number("switch.checkbox.startScale", \.checkbox.startScale, box).only(.checkbox),
      .dimension("switch.button.height", \.button.height, push).only(.button),
      .dimension("switch.button.hitHeight", \.button.hitHeight, "chosen").only(.button),
      .dimension("switch.button.cornerRadius", \.button.cornerRadius, push).only(.button),
      .dimension("switch.button.padding", \.button.padding, push).only(.button),
      .dimension("switch.button.ringSpacing", \.button.ringSpacing, "chosen").only(.button),
      .dimension("switch.button.title.size", \.button.font.size, push).only(.button),
      .dimension("switch.button.title.tracking", \.button.font.tracking, "chosen: 0").titled(
        "Button title letter spacing"
      ).only(.button),
      .spring("motion.switch.slide", \.slideSpring, "\(sheet), Curve"),
      .spring("motion.switch.press", \.pressSpring, "\(sheet), Thumb expansion (press)"),
      .spring("motion.switch.release", \.releaseSpring, "\(sheet), Thumb expansion (release)"),
      .duration("motion.switch.leastPress", \.leastPressDuration, "glass, Motion").titled(
        "Press, minimum duration"
      ).only(.glass),
      .duration("motion.switch.fade", \.fadeDuration, "\(sheet), Track color transition"),
      .duration("motion.switch.fadeDelay", \.fadeDelay, "rendering spec, 4.5"),
      .spring("motion.switch.mark", \.checkbox.markSpring, box).only(.checkbox),
      .duration("motion.switch.checkboxFade", \.checkbox.fadeDuration, box).only(.checkbox),
      .duration("motion.switch.buttonFade", \.button.fadeDuration, push)
        .only(.button),
    ]

  private static let sheet = "ios-switch, Animation"
  private static let marks = "rendering spec 6, marks for on and off"
  private static let box = "rendering spec 6, switch, checkbox style"
  private static let push = "rendering spec 6, switch, button style"
}
