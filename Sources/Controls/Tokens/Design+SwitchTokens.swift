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
      toggle.dimension("width", \.size.width, "ios-switch, Overall Size"),
      toggle.dimension("height", \.size.height, "ios-switch, Overall Size"),
      toggle.dimension("hitHeight", \.hitHeight, "ios-switch, Accessibility"),
      toggle.dimension("padding", \.padding, "ios-switch, Track"),
      toggle.dimension("track.borderWidth", \.borderWidth, "ios-switch, Track, Border"),
      toggle.dimension("thumb.diameter", \.thumbDiameter, "ios-switch, Thumb"),
      toggle.dimension("thumb.pressedWidth", \.pressedThumbWidth, "ios-switch, Thumb"),
      toggle.dimension("thumb.elongation", \.thumbElongation, "glass, Geometry").only(.glass),
      toggle.dimension("thumb.pressedGrowth", \.pressedThumbGrowth, "glass, Geometry").only(.glass),
      toggle.number("thumb.overhang", \.thumbOverhang, "glass, Geometry").only(.glass),
    ] + materialTokens(of: TokenGroup("switch", \.metrics.switch.thumbMaterial)) + [
      toggle.dimension("slop", \.slop, "rendering spec, 5.4").titled("Touch tolerance"),
      toggle.dimension("nearThumbDistance", \.nearThumbDistance, "rendering spec, 5.4").titled(
        "Press near the thumb, at most"),
      toggle.dimension("farDragDistance", \.farDragDistance, "rendering spec, 5.4").titled(
        "Drag from elsewhere, at least"),
      toggle.dimension("outlineWidth", \.outlineWidth, "chosen"),
      toggle.dimension("marks.onWidth", \.onMarkSize.width, marks).titled("On label, width"),
      toggle.dimension("marks.onHeight", \.onMarkSize.height, marks).titled("On label, height"),
      toggle.dimension("marks.offDiameter", \.offMarkDiameter, marks).titled("Off label, diameter"),
      toggle.dimension("marks.offWidth", \.offMarkWidth, marks).titled("Off label, line width"),
      toggle.dimension("marks.distance", \.markDistance, marks).titled(
        "Label distance from the end"),
      toggle.dimension("title.spacing", \.titleSpacing, checkbox),
      toggle.dimension("title.size", \.titleFont.size, "chosen: same as the page text"),
      toggle.dimension("title.tracking", \.titleFont.tracking, "chosen: 0").titled(
        "Title letter spacing"),
    ] + checkboxFigures.map { $0.only(.checkbox) } + toggleButtonFigures.map { $0.only(.button) }
  private static let checkboxFigures: [Token] = [
    box.dimension("size", \.size, checkbox),
    box.dimension("hitSize", \.hitSize, checkbox),
    box.dimension("cornerRadius", \.cornerRadius, checkbox),
    box.dimension("borderWidth", \.borderWidth, checkbox),
    box.dimension("strokeWidth", \.strokeWidth, checkbox),
    box.dimension("dashWidth", \.dashSize.width, checkbox),
    box.dimension("dashHeight", \.dashSize.height, checkbox),
    box.number("startScale", \.startScale, checkbox),
  ]

  private static let toggleButtonFigures: [Token] = [
    pushed.dimension("height", \.height, button),
    pushed.dimension("hitHeight", \.hitHeight, "chosen"),
    pushed.dimension("cornerRadius", \.cornerRadius, button),
    pushed.dimension("padding", \.padding, button),
    pushed.dimension("ringSpacing", \.ringSpacing, "chosen"),
    pushed.dimension("title.size", \.font.size, button),
    pushed.dimension("title.tracking", \.font.tracking, "chosen: 0").titled(
      "Button title letter spacing"),
  ]

  private static let toggle = TokenGroup("switch", \.metrics.switch)
  private static let box = TokenGroup("switch.checkbox", \.metrics.switch.checkbox)
  private static let pushed = TokenGroup("switch.button", \.metrics.switch.button)
  private static let marks = "rendering spec 6, marks for on and off"
  private static let checkbox = "rendering spec 6, switch, checkbox style"
  private static let button = "rendering spec 6, switch, button style"
}
