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
    segmented.dimension("height", \.height, "\(sheet), Appearance, Height"),
    segmented.dimension("hitHeight", \.hitHeight, "chosen"),
    segmented.dimension(
      "cornerRadius", \.cornerRadius, "\(sheet), Appearance, Corner radius (outer)"),
    segmented.dimension("pill.cornerRadius", \.pillCornerRadius, "\(pill), Corner radius"),
    segmented.dimension("pill.inset", \.pillInset, "\(pill), Inset from outer edge"),
    segmented.number("pill.pressedScale", \.pressedPillScale, "rendering spec, 5.4"),
    segmented.dimension("separator.width", \.separatorWidth, "\(sheet), Segments, Separator"),
    segmented.dimension(
      "separator.height", \.separatorHeight, "\(sheet), Segments, Separator height"),
    segmented.dimension("separator.fadeDistance", \.separatorFadeDistance, "rendering spec, 4.5"),
    segmented.dimension("title.padding", \.titlePadding, "\(sheet), Segments, Horizontal padding"),
    segmented.dimension("title.size", \.font.size, "\(sheet), Segments, Font"),
    segmented.dimension("title.tracking", \.font.tracking, "chosen: 0").titled(
      "Title letter spacing"),
    segmented.dimension("icon.width", \.iconSize.width, guideline),
    segmented.dimension("icon.height", \.iconSize.height, guideline),
    segmented.dimension("icon.gap", \.iconGap, "rendering spec 6, symbol and title"),
    segmented.dimension("beneath.size", \.beneathFont.size, beneath).titled("Label size"),
    segmented.dimension("beneath.tracking", \.beneathFont.tracking, "chosen: 0").titled(
      "Label letter spacing"),
    segmented.dimension("beneath.spacing", \.beneathSpacing, beneath).titled("Label spacing"),
    segmented.dimension("caption.size", \.captionFont.size, "rendering spec 6, caption"),
    segmented.dimension("caption.tracking", \.captionFont.tracking, "chosen: 0").titled(
      "Caption letter spacing"),
    segmented.dimension("caption.spacing", \.captionSpacing, "rendering spec 6, caption"),
    segmented.dimension("releaseDistance", \.releaseDistance, "rendering spec, 5.4").titled(
      "Press cancel distance"),
  ]

  private static let segmented = TokenGroup("segmented", \.metrics.segmented)
  private static let pill = "ios-segmented-control, Selected Segment Indicator"
  private static let sheet = "ios-segmented-control"
  private static let guideline = "hig-segmented-controls, macOS, Control size"
  private static let beneath = "rendering spec 6, label beneath"
}
