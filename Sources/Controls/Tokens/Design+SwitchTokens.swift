extension Design {
  static let switchColors: [Token] = [
    .color("switch.track.on", \.theme.switchOn, "ios-switch, Track"),
    .color("switch.track.off", \.theme.switchOff, "ios-switch, Track; rendering spec 3, 1"),
    .color("switch.track.border", \.theme.switchOffBorder, "ios-switch, Track, Border"),
    .color("switch.outline", \.theme.switchOutline, "chosen: for high contrast"),
    .color("switch.thumb.fill", \.theme.switchThumb, "ios-switch, Thumb"),
    .shadow("switch.thumb.shadow", \.theme.switchThumbShadow, "ios-switch, Thumb, Shadow"),
    .shadow(
      "switch.thumb.contactShadow", \.theme.switchThumbContactShadow, "ios-switch, Thumb, Shadow"),
    .color("switch.marks.on", \.theme.switchOnMark, "rendering spec 6, marks for on and off"),
    .color("switch.marks.off", \.theme.switchOffMark, "rendering spec 6, marks for on and off"),
    .number(
      "switch.marks.opacity", \.theme.switchMarksOpacity, "rendering spec 6: with more contrast"
    ).only(.none),
    .color("switch.checkbox.border", \.theme.checkboxBorder, "rendering spec 6, checkbox style"),
    .color("switch.checkbox.mark", \.theme.checkboxMark, "rendering spec 6, checkbox style"),
    .number(
      "switch.button.mixedOpacity", \.theme.mixedButtonOpacity, "rendering spec 6, button style"
    ).only(.button),
    .number("switch.disabledOpacity", \.theme.switchDisabledOpacity, "ios-switch, States"),
  ]

  static let switchFigures: [Token] =
    [
      .dimension("switch.width", \.metrics.switch.size.width, "ios-switch, Overall Size"),
      .dimension("switch.height", \.metrics.switch.size.height, "ios-switch, Overall Size"),
      .dimension("switch.hitHeight", \.metrics.switch.hitHeight, "ios-switch, Accessibility"),
      .dimension("switch.padding", \.metrics.switch.padding, "ios-switch, Track"),
      .dimension(
        "switch.track.borderWidth", \.metrics.switch.borderWidth, "ios-switch, Track, Border"),
      .dimension("switch.thumb.diameter", \.metrics.switch.thumbDiameter, "ios-switch, Thumb"),
      .dimension(
        "switch.thumb.pressedWidth", \.metrics.switch.pressedThumbWidth, "ios-switch, Thumb"),
      .dimension("switch.thumb.elongation", \.metrics.switch.thumbElongation, "glass, Geometry")
        .only(.glass),
      .dimension(
        "switch.thumb.pressedGrowth", \.metrics.switch.pressedThumbGrowth, "glass, Geometry"
      ).only(.glass),
      .number("switch.thumb.overhang", \.metrics.switch.thumbOverhang, "glass, Geometry")
        .only(.glass),
    ] + materialTokens(of: "switch", \.metrics.switch.thumbMaterial) + [
      .dimension("switch.slop", \.metrics.switch.slop, "rendering spec, 5.4").titled(
        "Touch tolerance"),
      .dimension(
        "switch.nearThumbDistance", \.metrics.switch.nearThumbDistance, "rendering spec, 5.4"
      ).titled("Press near the thumb, at most"),
      .dimension("switch.farDragDistance", \.metrics.switch.farDragDistance, "rendering spec, 5.4")
        .titled("Drag from elsewhere, at least"),
      .dimension("switch.outlineWidth", \.metrics.switch.outlineWidth, "chosen"),
      .dimension("switch.marks.onWidth", \.metrics.switch.onMarkSize.width, marks).titled(
        "On label, width"),
      .dimension("switch.marks.onHeight", \.metrics.switch.onMarkSize.height, marks).titled(
        "On label, height"),
      .dimension("switch.marks.offDiameter", \.metrics.switch.offMarkDiameter, marks).titled(
        "Off label, diameter"),
      .dimension("switch.marks.offWidth", \.metrics.switch.offMarkWidth, marks).titled(
        "Off label, line width"),
      .dimension("switch.marks.distance", \.metrics.switch.markDistance, marks).titled(
        "Label distance from the end"),
      .dimension("switch.title.spacing", \.metrics.switch.titleSpacing, checkbox),
      .dimension(
        "switch.title.size", \.metrics.switch.titleFont.size, "chosen: same as the page text"),
      .dimension("switch.title.tracking", \.metrics.switch.titleFont.tracking, "chosen: 0").titled(
        "Title letter spacing"),
    ] + checkboxFigures.map { $0.only(.checkbox) } + toggleButtonFigures.map { $0.only(.button) }

  private static let checkboxFigures: [Token] = [
    .dimension("switch.checkbox.size", \.metrics.switch.checkbox.size, checkbox),
    .dimension("switch.checkbox.hitSize", \.metrics.switch.checkbox.hitSize, checkbox),
    .dimension("switch.checkbox.cornerRadius", \.metrics.switch.checkbox.cornerRadius, checkbox),
    .dimension("switch.checkbox.borderWidth", \.metrics.switch.checkbox.borderWidth, checkbox),
    .dimension("switch.checkbox.strokeWidth", \.metrics.switch.checkbox.strokeWidth, checkbox),
    .dimension("switch.checkbox.dashWidth", \.metrics.switch.checkbox.dashSize.width, checkbox),
    .dimension("switch.checkbox.dashHeight", \.metrics.switch.checkbox.dashSize.height, checkbox),
    .number("switch.checkbox.startScale", \.metrics.switch.checkbox.startScale, checkbox),
  ]

  private static let toggleButtonFigures: [Token] = [
    .dimension("switch.button.height", \.metrics.switch.button.height, button),
    .dimension("switch.button.hitHeight", \.metrics.switch.button.hitHeight, "chosen"),
    .dimension("switch.button.cornerRadius", \.metrics.switch.button.cornerRadius, button),
    .dimension("switch.button.padding", \.metrics.switch.button.padding, button),
    .dimension("switch.button.ringSpacing", \.metrics.switch.button.ringSpacing, "chosen"),
    .dimension("switch.button.title.size", \.metrics.switch.button.font.size, button),
    .dimension(
      "switch.button.title.tracking", \.metrics.switch.button.font.tracking, "chosen: 0"
    ).titled("Button title letter spacing"),
  ]

  private static let marks = "rendering spec 6, marks for on and off"
  private static let checkbox = "rendering spec 6, switch, checkbox style"
  private static let button = "rendering spec 6, switch, button style"
}
