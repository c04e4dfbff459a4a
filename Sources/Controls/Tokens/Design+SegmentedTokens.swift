extension Design {
  static let segmentedColors: [Token] = [
    .color("segmented.background", \.theme.segmentedBackground, "\(sheet), Appearance"),
    .color(
      "segmented.elevatedBackground", \.theme.segmentedElevatedBackground, "\(sheet), Appearance"),
    .color("segmented.separator.color", \.theme.segmentedSeparator, "\(sheet), Segments"),
    .color("segmented.outline", \.theme.segmentedOutline, "chosen: for high contrast"),
    .color("segmented.pressedOverlay", \.theme.segmentedPressedOverlay, "rendering spec 3, 8"),
    .number(
      "segmented.pressedContentOpacity", \.theme.segmentedPressedContentOpacity,
      "chosen: as in Flutter"),
    .color("segmented.pill.fill", \.theme.pill, pill),
    .color("segmented.pill.outline", \.theme.pillOutline, "chosen: for high contrast"),
    .color("segmented.pill.pressedOverlay", \.theme.pillPressedOverlay, "rendering spec 3, 8"),
    .shadow("segmented.pill.shadow", \.theme.pillShadow, pill),
    .shadow("segmented.pill.contactShadow", \.theme.pillContactShadow, pill),
    .number("segmented.disabledOpacity", \.theme.segmentedDisabledOpacity, "\(sheet), States"),
  ]

  static let segmentedFigures: [Token] = [
    .dimension("segmented.height", \.metrics.segmented.height, "\(sheet), Appearance, Height"),
    .dimension("segmented.hitHeight", \.metrics.segmented.hitHeight, "chosen"),
    .dimension(
      "segmented.cornerRadius", \.metrics.segmented.cornerRadius,
      "\(sheet), Appearance, Corner radius (outer)"),
    .dimension(
      "segmented.pill.cornerRadius", \.metrics.segmented.pillCornerRadius, "\(pill), Corner radius"),
    .dimension(
      "segmented.pill.inset", \.metrics.segmented.pillInset, "\(pill), Inset from outer edge"),
    .number(
      "segmented.pill.pressedScale", \.metrics.segmented.pressedPillScale, "rendering spec, 5.4"),
    .dimension(
      "segmented.separator.width", \.metrics.segmented.separatorWidth,
      "\(sheet), Segments, Separator"),
    .dimension(
      "segmented.separator.height", \.metrics.segmented.separatorHeight,
      "\(sheet), Segments, Separator height"),
    .dimension(
      "segmented.separator.fadeDistance", \.metrics.segmented.separatorFadeDistance,
      "rendering spec, 4.5"),
    .dimension(
      "segmented.title.padding", \.metrics.segmented.titlePadding,
      "\(sheet), Segments, Horizontal padding"),
    .dimension("segmented.title.size", \.metrics.segmented.font.size, "\(sheet), Segments, Font"),
    .dimension("segmented.title.tracking", \.metrics.segmented.font.tracking, "chosen: 0").titled(
      "Title letter spacing"),
    .dimension("segmented.icon.width", \.metrics.segmented.iconSize.width, guideline),
    .dimension("segmented.icon.height", \.metrics.segmented.iconSize.height, guideline),
    .dimension(
      "segmented.icon.gap", \.metrics.segmented.iconGap, "rendering spec 6, symbol and title"),
    .dimension("segmented.beneath.size", \.metrics.segmented.beneathFont.size, beneath).titled(
      "Label size"),
    .dimension(
      "segmented.beneath.tracking", \.metrics.segmented.beneathFont.tracking, "chosen: 0"
    ).titled("Label letter spacing"),
    .dimension("segmented.beneath.spacing", \.metrics.segmented.beneathSpacing, beneath).titled(
      "Label spacing"),
    .dimension(
      "segmented.caption.size", \.metrics.segmented.captionFont.size, "rendering spec 6, caption"),
    .dimension(
      "segmented.caption.tracking", \.metrics.segmented.captionFont.tracking, "chosen: 0"
    ).titled("Caption letter spacing"),
    .dimension(
      "segmented.caption.spacing", \.metrics.segmented.captionSpacing, "rendering spec 6, caption"),
    .dimension(
      "segmented.releaseDistance", \.metrics.segmented.releaseDistance, "rendering spec, 5.4"
    ).titled("Press cancel distance"),
  ]

  private static let pill = "ios-segmented-control, Selected Segment Indicator"
  private static let sheet = "ios-segmented-control"
  private static let guideline = "hig-segmented-controls, macOS, Control size"
  private static let beneath = "rendering spec 6, label beneath"
}
