import Canvas

/// The colors of segmented controls.
public struct SegmentedColors: ControlStyle {
  /// The background on a page.
  public var background: Color
  /// The background on a card.
  public var elevatedBackground: Color
  /// The separators between segments.
  public var separator: Color
  /// The outline; clear unless the contrast is increased.
  public var outline: Color
  /// The overlay of a pressed segment that is not selected.
  public var pressedOverlay = Color.black.opacity(0.10)
  /// The opacity of the content of a pressed segment that is not selected, 0...1.
  public var pressedContentOpacity = 0.2
  /// The pill.
  public var pill: Color
  /// The outline of the pill; clear unless the contrast is increased.
  public var pillOutline: Color
  /// The overlay of the pill while it is pressed.
  public var pillPressedOverlay = Color.black.opacity(0.05)
  /// The wide shadow of the pill.
  public var pillShadow: Shadow
  /// The narrow shadow of the pill.
  public var pillContactShadow: Shadow
  /// The opacity of a disabled segmented control, 0...1.
  public var disabledOpacity = 0.3

  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] = [
    .color("segmented.background", \.background, "\(sheet), Appearance"),
    .color("segmented.elevatedBackground", \.elevatedBackground, "\(sheet), Appearance"),
    .color("segmented.separator.color", \.separator, "\(sheet), Segments"),
    .color("segmented.outline", \.outline, "chosen: for high contrast"),
    .color("segmented.pressedOverlay", \.pressedOverlay, "rendering spec 3, 8"),
    // In the dark theme the overlay alone is hardly visible.
    .number("segmented.pressedContentOpacity", \.pressedContentOpacity, "chosen: as in Flutter"),
    .color("segmented.pill.fill", \.pill, indicator),
    .color("segmented.pill.outline", \.pillOutline, "chosen: for high contrast"),
    .color("segmented.pill.pressedOverlay", \.pillPressedOverlay, "rendering spec 3, 8"),
    .shadow("segmented.pill.shadow", \.pillShadow, indicator),
    .shadow("segmented.pill.contactShadow", \.pillContactShadow, indicator),
    .number("segmented.disabledOpacity", \.disabledOpacity, "\(sheet), States"),
  ]

  private static let sheet = "ios-segmented-control"
  private static let indicator = "\(sheet), Selected Segment Indicator"

  /// The colors of the spec. spec: docs/spec/ios-segmented-control.md#appearance;
  /// docs/spec/ios-segmented-control.md#segments
  public static func standard(in traits: ThemeTraits) -> Self {
    let (colors, isDark) = (traits.colors, traits.isDark)
    return SegmentedColors(
      background: colors.gray6, elevatedBackground: isDark ? colors.gray5 : colors.gray6,
      separator: colors.gray4, outline: colors.outline, pill: isDark ? colors.gray3 : .white,
      pillOutline: colors.outline, pillShadow: .black(isDark ? 0.24 : 0.12, y: 3, blur: 8),
      pillContactShadow: .black(isDark ? 0.08 : 0.04, y: 3, blur: 1))
  }
}

extension Theme {
  /// The lines between the parts of a control.
  public var separator: Color { self[SegmentedColors.self].separator }

  /// The background of segmented controls, steppers and pop-up buttons on a surface.
  package func track(on elevation: Elevation) -> Color {
    switch elevation {
    case .base: self[SegmentedColors.self].background
    case .grouped: groupedPageTrack
    case .elevated: self[SegmentedColors.self].elevatedBackground
    case .floating: popoverTrack
    }
  }
}
