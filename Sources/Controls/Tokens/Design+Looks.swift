import Canvas

extension Design {
  /// The look that iOS had until version 18, in its light theme; the default.
  public static let classic = Design()

  /// The look of iOS since version 26, in its light theme: the thumbs of switches and sliders turn
  /// into clear glass while they are held. spec: docs/spec/glass.md
  public static let glass = Design(theme: .glass(), metrics: .glass)

  /// The classic design for an appearance, a contrast and an accent color.
  ///
  /// - Parameter accent: `nil` for the system's blue.
  public static func classic(
    _ appearance: Appearance, contrast: Contrast = .normal, accent: Color? = nil
  ) -> Design {
    Design(theme: Theme(appearance, contrast: contrast, accent: accent))
  }

  /// The glass design for an appearance, a contrast and an accent color.
  ///
  /// - Parameter accent: `nil` for the system's blue.
  public static func glass(
    _ appearance: Appearance, contrast: Contrast = .normal, accent: Color? = nil
  ) -> Design {
    Design(theme: .glass(appearance, contrast: contrast, accent: accent), metrics: .glass)
  }
}

extension Design {
  static let pageTokens: [Token] = [
    .color("page.background", \.theme.page, "rendering spec 3, systemBackground"),
    .color("page.grouped", \.theme.groupedPage, "rendering spec 3, systemGroupedBackground"),
    .color("page.card", \.theme.card, "rendering spec 3, secondarySystemGroupedBackground"),
    .shadow("page.cardShadow", \.theme.cardShadow, "chosen: a faint shadow below light cards"),
    .color("page.label", \.theme.label, "rendering spec 3, label"),
    .color("page.secondaryLabel", \.theme.secondaryLabel, "rendering spec 3, secondaryLabel"),
    .color("page.hairline", \.theme.hairline, "chosen: lighter than rendering spec 3, separator"),
    .color("page.focusRing", \.theme.focusRing, "chosen: the accent color, slightly translucent"),
    .color("page.pendingRing", \.theme.pendingRing, "rendering spec 6, pending"),
    .color("page.tintedMark", \.theme.tintedMark, "rendering spec 6, switch, checkbox style"),
    .color("page.popover.fill", \.theme.popover, "rendering spec 6, help tag"),
    .shadow("page.popover.shadow", \.theme.popoverShadow, "chosen: stronger than that of cards"),
    .color("page.popover.outline", \.theme.popoverOutline, "chosen"),
  ]
}

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
    button.dimension("height", \.height, style),
    button.dimension("hitHeight", \.hitHeight, "chosen"),
    button.dimension("cornerRadius", \.cornerRadius, style),
    button.dimension("padding", \.padding, style),
    button.dimension("title.size", \.font.size, style),
    button.dimension("title.tracking", \.font.tracking, "chosen: 0"),
  ]

  private static let button = TokenGroup("button", \.metrics.button)
  private static let legible = "chosen: the accent color, legible as text or below it"
  private static let red = "chosen: the system's red, legible as text or below it"
  private static let style = "rendering spec 6, switch, button style"
}
