extension Design {
  static let segmentedColors: [Token] = [
    .color(
      "segmented.background", \.theme.segmentedBackground, "ios-segmented-control, Appearance"),
    .color(
      "segmented.elevatedBackground", \.theme.segmentedElevatedBackground,
      "ios-segmented-control, Appearance"),
    .color(
      "segmented.separator.color", \.theme.segmentedSeparator, "ios-segmented-control, Segments"),
    .color("segmented.outline", \.theme.segmentedOutline, "chosen: for high contrast"),
    .color("segmented.pressedOverlay", \.theme.segmentedPressedOverlay, "rendering spec 3, 8"),
    .color(
      "segmented.pill.fill", \.theme.pill, "ios-segmented-control, Selected Segment Indicator"),
    .color("segmented.pill.outline", \.theme.pillOutline, "chosen: for high contrast"),
    .color("segmented.pill.pressedOverlay", \.theme.pillPressedOverlay, "rendering spec 3, 8"),
    .shadow(
      "segmented.pill.shadow", \.theme.pillShadow,
      "ios-segmented-control, Selected Segment Indicator"),
    .shadow(
      "segmented.pill.contactShadow", \.theme.pillContactShadow,
      "ios-segmented-control, Selected Segment Indicator"),
    .number(
      "segmented.disabledOpacity", \.theme.segmentedDisabledOpacity, "ios-segmented-control, States"
    ),
  ]

  static let segmentedFigures: [Token] = [
    .dimension(
      "segmented.height", \.metrics.segmented.height, "ios-segmented-control, Appearance, Height"),
    .dimension("segmented.hitHeight", \.metrics.segmented.hitHeight, "chosen"),
    .dimension(
      "segmented.cornerRadius", \.metrics.segmented.cornerRadius,
      "ios-segmented-control, Appearance, Corner radius (outer)"),
    .dimension(
      "segmented.pill.cornerRadius", \.metrics.segmented.pillCornerRadius,
      "ios-segmented-control, Selected Segment Indicator, Corner radius"),
    .dimension(
      "segmented.pill.inset", \.metrics.segmented.pillInset,
      "ios-segmented-control, Selected Segment Indicator, Inset from outer edge"),
    .number(
      "segmented.pill.pressedScale", \.metrics.segmented.pressedPillScale, "rendering spec, 5.4"),
    .dimension(
      "segmented.separator.width", \.metrics.segmented.separatorWidth,
      "ios-segmented-control, Segments, Separator"),
    .dimension(
      "segmented.separator.height", \.metrics.segmented.separatorHeight,
      "ios-segmented-control, Segments, Separator height"),
    .dimension(
      "segmented.separator.clearance", \.metrics.segmented.separatorClearance, "rendering spec, 4.5"
    ),
    .dimension(
      "segmented.title.padding", \.metrics.segmented.titlePadding,
      "ios-segmented-control, Segments, Horizontal padding"),
    .dimension(
      "segmented.title.size", \.metrics.segmented.font.size,
      "ios-segmented-control, Segments, Font"),
    .dimension("segmented.title.tracking", \.metrics.segmented.font.tracking, "chosen: none"),
    .dimension(
      "segmented.icon.width", \.metrics.segmented.iconSize.width,
      "hig-segmented-controls, macOS, Control size"),
    .dimension(
      "segmented.icon.height", \.metrics.segmented.iconSize.height,
      "hig-segmented-controls, macOS, Control size"),
    .dimension(
      "segmented.icon.gap", \.metrics.segmented.iconGap, "rendering spec 6, symbol and title"),
    .dimension(
      "segmented.beneath.size", \.metrics.segmented.beneathFont.size,
      "rendering spec 6, label beneath"),
    .dimension(
      "segmented.beneath.tracking", \.metrics.segmented.beneathFont.tracking, "chosen: none"),
    .dimension(
      "segmented.beneath.spacing", \.metrics.segmented.beneathSpacing,
      "rendering spec 6, label beneath"),
    .dimension(
      "segmented.caption.size", \.metrics.segmented.captionFont.size, "rendering spec 6, caption"),
    .dimension(
      "segmented.caption.tracking", \.metrics.segmented.captionFont.tracking, "chosen: none"),
    .dimension(
      "segmented.caption.spacing", \.metrics.segmented.captionSpacing, "rendering spec 6, caption"),
    .dimension(
      "segmented.releaseDistance", \.metrics.segmented.releaseDistance, "rendering spec, 5.4"),
  ]
}
