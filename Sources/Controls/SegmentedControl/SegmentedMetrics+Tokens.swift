extension SegmentedMetrics {
  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] =
    [
      .dimension("segmented.height", \.height, "\(sheet), Appearance, Height"),
      .dimension("segmented.hitHeight", \.hitHeight, "chosen"),
      .dimension(
        "segmented.cornerRadius", \.cornerRadius, "\(sheet), Appearance, Corner radius (outer)"),
      .dimension("segmented.pill.cornerRadius", \.pillCornerRadius, "\(pill), Corner radius"),
      .dimension("segmented.pill.inset", \.pillInset, "\(pill), Inset from outer edge"),
      .number("segmented.pill.pressedScale", \.pressedPillScale, "rendering spec, 5.4"),
      .dimension("segmented.separator.width", \.separatorWidth, "\(sheet), Segments, Separator"),
      .dimension(
        "segmented.separator.height", \.separatorHeight, "\(sheet), Segments, Separator height"),
      .dimension(
        "segmented.separator.fadeDistance", \.separatorFadeDistance, "rendering spec, 4.5"),
      .dimension(
        "segmented.title.padding", \.titlePadding, "\(sheet), Segments, Horizontal padding"),
      .dimension("segmented.title.size", \.font.size, "\(sheet), Segments, Font"),
      .dimension("segmented.title.tracking", \.font.tracking, "chosen: 0").titled(
        "Title letter spacing"),
      .dimension("segmented.icon.width", \.iconSize.width, guideline),
      .dimension("segmented.icon.height", \.iconSize.height, guideline),
      .dimension("segmented.icon.gap", \.iconGap, "rendering spec 6, symbol and title"),
      .dimension("segmented.beneath.size", \.beneathFont.size, beneath).titled("Label size"),
      .dimension("segmented.beneath.tracking", \.beneathFont.tracking, "chosen: 0").titled(
        "Label letter spacing"),
      .dimension("segmented.beneath.spacing", \.beneathSpacing, beneath).titled("Label spacing"),
      .dimension("segmented.caption.size", \.captionFont.size, "rendering spec 6, caption"),
      .dimension("segmented.caption.tracking", \.captionFont.tracking, "chosen: 0").titled(
        "Caption letter spacing"),
      .dimension("segmented.caption.spacing", \.captionSpacing, "rendering spec 6, caption"),
      .dimension("segmented.releaseDistance", \.releaseDistance, "rendering spec, 5.4").titled(
        "Press cancel distance"),
      .spring("motion.segmented.slide", \.slideSpring, "ios-segmented-control, Animation"),
      .spring("motion.segmented.width", \.widthSpring, "rendering spec 6, insertion, removal"),
      .duration(
        "motion.segmented.contentFade", \.contentFadeDuration,
        "rendering spec 6, insertion, removal"),
      .spring("motion.segmented.press", \.pressSpring, "rendering spec, 5.4"),
      .duration(
        "motion.segmented.imageFade", \.imageFadeDuration,
        "command-line, Custom appearance of a segmented control"),
    ]

  private static let pill = "ios-segmented-control, Selected Segment Indicator"
  private static let sheet = "ios-segmented-control"
  private static let guideline = "hig-segmented-controls, macOS, Control size"
  private static let beneath = "rendering spec 6, label beneath"
}
