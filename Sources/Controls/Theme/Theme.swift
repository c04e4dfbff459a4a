import Canvas

/// The colors, shadows and opacities of all controls, named by their use.
public struct Theme: Hashable, Sendable {
  // MARK: Page

  /// The background of a page with a single control.
  public var page: Color
  /// The background of a page with cards.
  public var groupedPage: Color
  /// The background of a card.
  public var card: Color
  /// The shadow of a card.
  public var cardShadow: Shadow
  /// The primary text color.
  public var label: Color
  /// The color of secondary symbols, such as the images of a slider and the chevrons of menus; too
  /// weak for text, see ``annotation``.
  public var secondaryLabel: Color
  /// The separator lines between rows.
  public var hairline: Color
  /// The ring around the focused control.
  public var focusRing: Color
  /// The activity ring of a pending control.
  public var pendingRing: Color
  /// The titles and marks on a custom tint color.
  public var tintedMark: Color

  // MARK: Popover

  /// The background of popovers, such as help tags and a slider's value.
  public var popover: Color
  /// The shadow of a popover.
  public var popoverShadow: Shadow
  /// The hairline inside a popover's edge.
  public var popoverOutline: Color
  /// The shadow of panels: menus, large popovers and banners.
  public var panelShadow: Shadow
  /// The tracks and backgrounds of controls on a popover.
  public var popoverTrack: Color

  // MARK: Parts of tools

  /// The background of an item under the pointer.
  public var hover: Color
  /// The text color of captions, subtitles and annotations, which is legible on pages, cards and
  /// popovers.
  public var annotation: Color
  /// The background of a segmented control on a page with cards.
  public var segmentedPageBackground: Color
  /// The colors of developer tools.
  package var tools: ToolColors
  /// The colors of syntax highlighting.
  public var code: CodeColors

  // MARK: Switch

  /// The track of a switch that is on.
  public var switchOn: Color
  /// The track of a switch that is off.
  public var switchOff: Color
  /// The border inside the track of a switch that is off.
  public var switchOffBorder: Color
  /// The outline of a switch in all styles; clear unless the contrast is increased.
  public var switchOutline: Color
  /// The thumb of a switch.
  public var switchThumb: Color
  /// The wide shadow of the thumb of a switch.
  public var switchThumbShadow: Shadow
  /// The narrow shadow of the thumb of a switch.
  public var switchThumbContactShadow: Shadow
  /// The on label of a switch, over the track.
  public var switchOnMark: Color
  /// The off label of a switch.
  public var switchOffMark: Color
  /// The default opacity of the on/off labels, 0...1; 0 unless the contrast is increased.
  public var switchMarksOpacity: Double
  /// The border of a checkbox that is off.
  public var checkboxBorder: Color
  /// The check mark or mixed mark of a checkbox.
  public var checkboxMark: Color
  /// The opacity of the tint of a mixed toggle button, 0...1.
  public var mixedButtonOpacity: Double
  /// The opacity of a disabled switch, 0...1.
  public var switchDisabledOpacity: Double

  // MARK: Thumbs of glass

  /// The wide shadow of a held thumb of glass, in place of that of the idle thumb.
  public var lensShadow: Shadow
  /// The color over all that is seen through a held thumb of glass.
  public var lensVeil: Color
  /// The shade inside the upper edge of a held thumb of glass.
  public var lensShade: Color
  /// The light along the edge of a held thumb of glass.
  public var lensRim: Color
  /// The clarity of held thumbs of glass, 0...1; 0 if the contrast is increased.
  public var lensClarity: Double

  // MARK: Slider

  /// The track of a slider before the thumb.
  public var sliderMinimumTrack: Color
  /// The track of a slider after the thumb.
  public var sliderMaximumTrack: Color
  /// The outline of the track; clear unless the contrast is increased.
  public var sliderOutline: Color
  /// The thumb of a slider.
  public var sliderThumb: Color
  /// The wide shadow of the thumb of a slider.
  public var sliderThumbShadow: Shadow
  /// The narrow shadow of the thumb of a slider.
  public var sliderThumbContactShadow: Shadow
  /// The opacity of a disabled slider, 0...1.
  public var sliderDisabledOpacity: Double
  /// The ticks of a slider that the fill does not cover.
  public var sliderTick: Color
  /// The opacity of the track outside the enabled range, 0...1.
  public var sliderUnreachableOpacity: Double

  // MARK: Segmented control

  /// The background of a segmented control on a page.
  public var segmentedBackground: Color
  /// The background of a segmented control on a card.
  public var segmentedElevatedBackground: Color
  /// The separators between segments.
  public var segmentedSeparator: Color
  /// The outline of a segmented control; clear unless the contrast is increased.
  public var segmentedOutline: Color
  /// The overlay of a pressed segment that is not selected.
  public var segmentedPressedOverlay: Color
  /// The opacity of the content of a pressed segment that is not selected, 0...1.
  public var segmentedPressedContentOpacity: Double
  /// The pill of a segmented control.
  public var pill: Color
  /// The outline of the pill; clear unless the contrast is increased.
  public var pillOutline: Color
  /// The overlay of the pill while it is pressed.
  public var pillPressedOverlay: Color
  /// The wide shadow of the pill.
  public var pillShadow: Shadow
  /// The narrow shadow of the pill.
  public var pillContactShadow: Shadow
  /// The opacity of a disabled segmented control, 0...1.
  public var segmentedDisabledOpacity: Double

  // MARK: Button

  /// The background of a standard button.
  public var buttonBackground: Color
  /// The title of a standard button.
  public var buttonTitle: Color
  /// The background of a prominent button.
  public var buttonProminent: Color
  /// The title of a prominent button.
  public var buttonProminentTitle: Color
  /// The background of a prominent destructive button, with a title in ``tintedMark``.
  public var buttonDestructive: Color
  /// The title of a standard destructive button.
  public var buttonDestructiveTitle: Color
  /// The overlay of a pressed button.
  public var buttonPressedOverlay: Color
  /// The opacity of a disabled button, 0...1.
  public var buttonDisabledOpacity: Double
}

extension Theme {
  /// The accent color, for highlighted and selected items.
  public var accent: Color { sliderMinimumTrack }
  /// The background of pressed items.
  public var pressed: Color { fill }

  /// The background of tracks and buttons, on any surface.
  public var fill: Color { buttonBackground }
  /// A fainter background of larger shapes, on any surface, such as UIKit's secondary fill.
  public var secondaryFill: Color { fill.opacity(0.8) }
  /// The lines between the parts of a control.
  public var separator: Color { segmentedSeparator }
  /// The outlines of shapes, which controls paint 1 point wide inside their edges; clear unless the
  /// contrast is increased.
  public var outline: Color { sliderOutline }
  /// The opacity of a disabled control, 0...1.
  public var disabledOpacity: Double { buttonDisabledOpacity }

  /// The contrast: increased if shapes have outlines.
  public var contrast: Contrast { outline.alpha > 0 ? .more : .normal }

  /// The light theme with normal contrast.
  public static let light = Theme(.light)
  /// The dark theme with normal contrast.
  public static let dark = Theme(.dark)

  /// The standard theme for an appearance, a contrast and an accent color.
  ///
  /// - Parameter accent: The accent color, which is strengthened where its contrast is too low;
  ///   `nil` for the system's blue.
  public init(_ appearance: Appearance, contrast: Contrast = .normal, accent: Color? = nil) {
    self.init(SystemColors(appearance, contrast, accent: accent), appearance, contrast)
  }

  init(_ colors: SystemColors, _ appearance: Appearance, _ contrast: Contrast) {
    let isDark = appearance == .dark
    func shadow(_ y: Double, blur: Double, _ opacity: Double) -> Shadow {
      Shadow(offset: Point(0, y), blur: blur, color: Color.black.opacity(opacity))
    }
    page = isDark ? .black : .white
    groupedPage = isDark ? .black : Color(hex: 0xF2F2F7)
    card = isDark ? Color(hex: 0x1C1C1E) : .white
    // a faint shadow under light cards. spec: docs/spec/window.md#gallery/cards
    cardShadow = shadow(1, blur: 3, isDark ? 0 : 0.04)
    label = colors.label
    secondaryLabel = colors.secondaryLabel
    // chosen: lighter than the system's separator, which is meant for denser lists
    hairline = colors.separator.opacity(isDark ? 0.8 : 0.55)
    // chosen: the accent color, slightly translucent
    focusRing = colors.accentRing.opacity(0.75)
    // spec: docs/spec/rendering.md#6/pending
    pendingRing = Color(hex: 0x8E8E93)
    // spec: docs/spec/rendering.md#6/switch-checkbox-style;
    // docs/spec/rendering.md#6/switch-button-style
    tintedMark = .white

    popover = isDark ? Color(hex: 0x2C2C2E) : .white
    // chosen: stronger than the shadow of cards, because popovers float higher
    popoverShadow = shadow(4, blur: 16, isDark ? 0.5 : 0.18)
    // chosen: just visible where the shadow is not; clearly visible with increased contrast
    popoverOutline =
      contrast == .more
      ? colors.outline : isDark ? Color.white.opacity(0.12) : Color.black.opacity(0.08)

    // spec: docs/spec/window.md#tokens
    panelShadow = shadow(10, blur: 32, isDark ? 0.5 : 0.16)
    popoverTrack = isDark ? colors.gray4 : colors.gray6
    hover = Color(hex: 0x767680, alpha: isDark ? 0.22 : 0.10)
    annotation = contrast == .more ? colors.label : Color(hex: isDark ? 0x98989F : 0x6D6D72)
    segmentedPageBackground =
      isDark ? colors.gray6 : contrast == .more ? colors.gray5 : Color(hex: 0xE3E3E9)
    tools = ToolColors(appearance, accent: colors.accent, success: colors.green)
    code = CodeColors(appearance, accent: colors.accent)

    // spec: docs/spec/ios-switch.md#track; the opaque colors on any page:
    // docs/spec/rendering.md#3/1
    switchOn = colors.green
    switchOff = colors.switchOff
    switchOffBorder = colors.switchOffBorder
    // chosen: a gray that contrasts with all adjacent colors, with increased contrast
    switchOutline = colors.outline
    sliderOutline = colors.outline
    segmentedOutline = colors.outline
    pillOutline = colors.outline
    // spec: docs/spec/ios-switch.md#thumb
    switchThumb = .white
    switchThumbShadow = shadow(3, blur: 8, 0.15)
    switchThumbContactShadow = shadow(3, blur: 1, 0.06)
    // spec: docs/spec/rendering.md#6/marks-for-on-and-off
    switchOnMark = .white
    switchOffMark = contrast == .more ? colors.outline : Color(hex: 0x8E8E93)
    switchMarksOpacity = contrast == .more ? 1 : 0
    // spec: docs/spec/rendering.md#6/switch-checkbox-style;
    // docs/spec/rendering.md#6/switch-button-style
    checkboxBorder = contrast == .more ? colors.outline : colors.gray3
    checkboxMark = colors.accentInk
    mixedButtonOpacity = 0.35
    // spec: docs/spec/ios-switch.md#states
    switchDisabledOpacity = 0.5

    // spec: docs/spec/glass.md#lens
    lensShadow = shadow(4, blur: 12, (isDark ? 0.35 : 0.16) * 0.65)
    lensVeil = Color.white.opacity(isDark ? 0.08 : 0)
    lensShade = Color.black.opacity(isDark ? 0.18 : 0.10)
    lensRim = Color.white.opacity(isDark ? 0.45 : 0.55)
    lensClarity = contrast == .more ? 0 : 1

    // spec: docs/spec/ios-slider.md#track
    sliderMinimumTrack = colors.accent
    sliderMaximumTrack = colors.fill
    // spec: docs/spec/ios-slider.md#thumb
    sliderThumb = .white
    sliderThumbShadow = shadow(0.5, blur: 4, 0.12)
    sliderThumbContactShadow = shadow(0.5, blur: 1, 0.04)
    // spec: docs/spec/ios-slider.md#states
    sliderDisabledOpacity = 0.3
    // spec: docs/spec/rendering.md#6/slider-ticks; docs/spec/rendering.md#6/slider-enabled-range
    sliderTick = colors.gray3
    sliderUnreachableOpacity = 0.4

    // spec: docs/spec/ios-segmented-control.md#appearance;
    // docs/spec/ios-segmented-control.md#segments
    segmentedBackground = colors.gray6
    segmentedElevatedBackground = isDark ? colors.gray5 : colors.gray6
    segmentedSeparator = colors.gray4
    // spec: docs/spec/rendering.md#3/8
    segmentedPressedOverlay = Color.black.opacity(0.10)
    pillPressedOverlay = Color.black.opacity(0.05)
    // chosen: as in Flutter; in the dark theme the overlay alone is hardly visible
    segmentedPressedContentOpacity = 0.2
    // spec: docs/spec/ios-segmented-control.md#selected-segment-indicator
    pill = isDark ? colors.gray3 : .white
    pillShadow = shadow(3, blur: 8, isDark ? 0.24 : 0.12)
    pillContactShadow = shadow(3, blur: 1, isDark ? 0.08 : 0.04)
    // spec: docs/spec/ios-segmented-control.md#states
    segmentedDisabledOpacity = 0.3

    // spec: docs/spec/rendering.md#6/switch-button-style
    buttonBackground = colors.fill
    // chosen: the accent color, strengthened until the titles are legible
    buttonTitle = colors.accentTitle
    buttonProminent = colors.accentFill
    buttonProminentTitle = colors.accentInk
    // chosen: the system's red, strengthened until the titles are legible
    buttonDestructive = colors.redFill
    buttonDestructiveTitle = colors.redTitle
    buttonPressedOverlay = Color.black.opacity(0.10)
    // chosen: like the slider's
    buttonDisabledOpacity = 0.3
  }
}
