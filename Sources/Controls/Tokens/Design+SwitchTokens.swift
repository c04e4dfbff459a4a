extension Design {
  static let switchColors: [Token] = [
    .color("switch.track.on", \.theme.switchOn, "ios-switch, Track"),
    .color("switch.track.off", \.theme.switchOff, "ios-switch, Track; rendering 3, 1"),
    .color("switch.track.border", \.theme.switchOffBorder, "ios-switch, Track, Border"),
    .color("switch.outline", \.theme.switchOutline, "chosen: with more contrast"),
    .color("switch.thumb.fill", \.theme.switchThumb, "ios-switch, Thumb"),
    .shadow("switch.thumb.shadow", \.theme.switchThumbShadow, "ios-switch, Thumb, Shadow"),
    .shadow(
      "switch.thumb.contactShadow", \.theme.switchThumbContactShadow, "ios-switch, Thumb, Shadow"),
    .number("switch.disabledOpacity", \.theme.switchDisabledOpacity, "ios-switch, States"),
  ]

  static let switchFigures: [Token] = [
    .dimension("switch.width", \.metrics.switch.size.width, "ios-switch, Overall Size"),
    .dimension("switch.height", \.metrics.switch.size.height, "ios-switch, Overall Size"),
    .dimension("switch.hitHeight", \.metrics.switch.hitHeight, "ios-switch, Accessibility"),
    .dimension("switch.padding", \.metrics.switch.padding, "ios-switch, Track"),
    .dimension(
      "switch.track.borderWidth", \.metrics.switch.borderWidth, "ios-switch, Track, Border"),
    .dimension("switch.thumb.diameter", \.metrics.switch.thumbDiameter, "ios-switch, Thumb"),
    .dimension(
      "switch.thumb.pressedWidth", \.metrics.switch.pressedThumbWidth, "ios-switch, Thumb"),
    .dimension("switch.slop", \.metrics.switch.slop, "rendering, 5.4"),
    .dimension("switch.nearThumbDistance", \.metrics.switch.nearThumbDistance, "rendering, 5.4"),
    .dimension("switch.farDragDistance", \.metrics.switch.farDragDistance, "rendering, 5.4"),
  ]
}
