extension Design {
  private static let origin = "design: playground, New tokens"

  static let toolColors: [Token] = [
    .color("tools.hover", \.theme.hover, origin),
    .color("tools.annotation", \.theme.annotation, origin),
    .color("tools.segmentedPageBackground", \.theme.segmentedPageBackground, origin),
    .color("tools.popoverTrack", \.theme.popoverTrack, origin),
    .shadow("tools.panelShadow", \.theme.panelShadow, origin),
    .color("tools.success", \.theme.tools.success, "chosen: the system's green"),
    .color("tools.past.mark", \.theme.tools.past, origin),
    .color("tools.past.text", \.theme.tools.pastText, origin),
    .color("tools.velocity.mark", \.theme.tools.velocity, origin),
    .color("tools.velocity.text", \.theme.tools.velocityText, origin),
    .color("tools.layoutBox", \.theme.tools.layoutBox, origin),
    .color("tools.hitArea.mark", \.theme.tools.hitArea, origin),
    .color("tools.hitArea.text", \.theme.tools.hitAreaText, origin),
    .color("tools.damage", \.theme.tools.damage, origin),
    .color("tools.phase.input", \.theme.tools.inputPhase, origin),
    .color("tools.phase.motion", \.theme.tools.motionPhase, origin),
    .color("tools.phase.record", \.theme.tools.recordPhase, origin),
    .color("tools.phase.paint", \.theme.tools.paintPhase, origin),
    .color("tools.code.keyword", \.theme.code.keyword, origin),
    .color("tools.code.type", \.theme.code.type, origin),
    .color("tools.code.member", \.theme.code.member, origin),
    .color("tools.code.string", \.theme.code.string, origin),
    .color("tools.code.number", \.theme.code.number, origin),
    .color("tools.code.litLine", \.theme.code.litLine, origin),
  ]
}
