extension Design {
  /// Backgrounds, text and surroundings of controls.
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
