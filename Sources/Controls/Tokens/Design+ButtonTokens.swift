extension Design {
  static let buttonColors: [Token] = [
    .color("button.background", \.theme.buttonBackground, style),
    .color("button.title.color", \.theme.buttonTitle, legible),
    .color("button.prominent", \.theme.buttonProminent, legible),
    .color("button.title.prominent", \.theme.buttonProminentTitle, style),
    .color("button.destructive", \.theme.buttonDestructive, red),
    .color("button.title.destructive", \.theme.buttonDestructiveTitle, red),
    .color("button.pressedOverlay", \.theme.buttonPressedOverlay, style),
    .number("button.disabledOpacity", \.theme.buttonDisabledOpacity, "chosen: same as the slider"),
  ]

  static let buttonFigures: [Token] = [
    .dimension("button.height", \.metrics.button.height, style),
    .dimension("button.hitHeight", \.metrics.button.hitHeight, "chosen"),
    .dimension("button.cornerRadius", \.metrics.button.cornerRadius, style),
    .dimension("button.padding", \.metrics.button.padding, style),
    .dimension("button.title.size", \.metrics.button.font.size, style),
    .dimension("button.title.tracking", \.metrics.button.font.tracking, "chosen: 0"),
  ]

  private static let legible = "chosen: the accent color, legible as text or below it"
  private static let red = "chosen: the system's red, legible as text or below it"
  private static let style = "rendering spec 6, switch, button style"
}
