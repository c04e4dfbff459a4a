extension Theme {
  static let tokens = pageTokens + toolTokens

  static let pageTokens: [StyleToken<Theme>] = [
    .color("page.background", \.page, "rendering spec 3, systemBackground"),
    .color("page.grouped", \.groupedPage, "rendering spec 3, systemGroupedBackground"),
    .color("page.card", \.card, "rendering spec 3, systemBackground"),
    .shadow("page.cardShadow", \.cardShadow, "chosen: a faint shadow below light cards"),
    .color("page.label", \.label, "rendering spec 3, label"),
    .color("page.secondaryLabel", \.secondaryLabel, "rendering spec 3, secondaryLabel"),
    .color("page.hairline", \.hairline, "chosen: lighter than rendering spec 3, separator"),
    .color("page.focusRing", \.focusRing, "chosen: the accent color, slightly translucent"),
    .color("page.pendingRing", \.pendingRing, "rendering spec 6, pending"),
    .color("page.tintedMark", \.tintedMark, "rendering spec 6, switch, checkbox style"),
    .color("page.popover.fill", \.popover, "rendering spec 6, help tag"),
    .shadow("page.popover.shadow", \.popoverShadow, "chosen: stronger than that of cards"),
    .color("page.popover.outline", \.popoverOutline, "chosen"),
  ]

  static let toolTokens: [StyleToken<Theme>] = [
    .color("tools.hover", \.hover, origin),
    .color("tools.annotation", \.annotation, origin),
    .color("tools.segmentedPageBackground", \.groupedPageTrack, origin),
    .color("tools.popoverTrack", \.popoverTrack, origin),
    .shadow("tools.panelShadow", \.panelShadow, origin),
    .color("tools.success", \.tools.success, "chosen: the system's green"),
    .color("tools.past.mark", \.tools.past, origin),
    .color("tools.past.text", \.tools.pastText, origin),
    .color("tools.velocity.mark", \.tools.velocity, origin),
    .color("tools.velocity.text", \.tools.velocityText, origin),
    .color("tools.layoutBox", \.tools.layoutBox, origin),
    .color("tools.hitArea.mark", \.tools.hitArea, origin),
    .color("tools.hitArea.text", \.tools.hitAreaText, origin),
    .color("tools.damage", \.tools.damage, origin),
    .color("tools.phase.input", \.tools.inputPhase, origin),
    .color("tools.phase.motion", \.tools.motionPhase, origin),
    .color("tools.phase.record", \.tools.recordPhase, origin),
    .color("tools.phase.paint", \.tools.paintPhase, origin),
    .color("tools.code.keyword", \.code.keyword, origin),
    .color("tools.code.type", \.code.type, origin),
    .color("tools.code.member", \.code.member, origin),
    .color("tools.code.string", \.code.string, origin),
    .color("tools.code.number", \.code.number, origin),
    .color("tools.code.litLine", \.code.litLine, origin),
  ]

  private static let origin = "window, Tokens"
}
