extension Design {
  static let buttonColors: [Token] = [
    .color("button.background", \.theme.buttonBackground, "rendering spec 6, switch, button style"),
    .color("button.title.color", \.theme.buttonTitle, "rendering spec 6, switch, button style"),
    .color("button.prominent", \.theme.buttonProminent, "rendering spec 6, switch, button style"),
    .color(
      "button.title.prominent", \.theme.buttonProminentTitle,
      "rendering spec 6, switch, button style"),
    .color(
      "button.pressedOverlay", \.theme.buttonPressedOverlay,
      "rendering spec 6, switch, button style"),
    .number("button.disabledOpacity", \.theme.buttonDisabledOpacity, "chosen: same as the slider"),
  ]

  static let buttonFigures: [Token] = [
    .dimension("button.height", \.metrics.button.height, "rendering spec 6, switch, button style"),
    .dimension("button.hitHeight", \.metrics.button.hitHeight, "chosen"),
    .dimension(
      "button.cornerRadius", \.metrics.button.cornerRadius, "rendering spec 6, switch, button style"
    ),
    .dimension(
      "button.padding", \.metrics.button.padding, "rendering spec 6, switch, button style"),
    .dimension(
      "button.title.size", \.metrics.button.font.size, "rendering spec 6, switch, button style"),
    .dimension("button.title.tracking", \.metrics.button.font.tracking, "chosen: none"),
  ]
}
