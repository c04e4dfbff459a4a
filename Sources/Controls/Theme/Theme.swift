import Canvas

/// Every colour and opacity of the controls, by what it is for.
public struct Theme: Hashable, Sendable {
  // MARK: Page

  /// The page behind a single control.
  public var page: Color
  /// The page behind cards.
  public var groupedPage: Color
  /// Of a card.
  public var card: Color
  /// Under a card.
  public var cardShadow: Shadow
  /// Of text that one comes to read.
  public var label: Color
  /// Of text that explains or completes it.
  public var secondaryLabel: Color
  /// Lines between rows.
  public var hairline: Color
  /// The ring around what the keyboard acts on.
  public var focusRing: Color
  /// The ring on what waits for its owner's word.
  public var pendingRing: Color
  /// Titles and marks on what has a tint, instead of a colour of the theme's.
  public var tintedMark: Color

  // MARK: Popover

  /// Small plates over everything else: help tags, the value over a slider's thumb.
  public var popover: Color
  /// Under a popover.
  public var popoverShadow: Shadow
  /// A hairline inside a popover's edge.
  public var popoverOutline: Color
  /// Of what is larger than a plate: menus, popovers, banners.
  public var panelShadow: Shadow
  /// The tracks and backgrounds of controls on a popover.
  public var popoverTrack: Color

  // MARK: Parts of tools

  /// Behind what a pointer is over.
  public var hover: Color
  /// Small notes beside something.
  public var annotation: Color
  /// Behind a segmented control on the page behind cards.
  public var segmentedPageBackground: Color
  /// What shows a program from within.
  package var tools: ToolColors
  /// Words of code.
  public var code: CodeColors

  // MARK: Switch

  /// Of the track while it is on.
  public var switchOn: Color
  /// Of the track while it is off.
  public var switchOff: Color
  /// Inside the edge of the track while it is off.
  public var switchOffBorder: Color
  /// Inside the edge of the track, and of the other styles' shapes; clear without more contrast.
  public var switchOutline: Color
  /// Of the thumb.
  public var switchThumb: Color
  /// The wide shadow under the thumb.
  public var switchThumbShadow: Shadow
  /// The narrow shadow under the thumb.
  public var switchThumbContactShadow: Shadow
  /// Of the mark for on, on the track's colour.
  public var switchOnMark: Color
  /// Of the mark for off.
  public var switchOffMark: Color
  /// Of both marks where a switch does not say whether it has them: 0 without more contrast.
  public var switchMarksOpacity: Double
  /// Inside the edge of a checkbox that is off.
  public var checkboxBorder: Color
  /// What a checkbox shows while it is on, or mixed.
  public var checkboxMark: Color
  /// Of the tint of a button that is mixed.
  public var mixedButtonOpacity: Double
  /// Of all of it while it is disabled, 0 to 1.
  public var switchDisabledOpacity: Double

  // MARK: Slider

  /// Of the track up to the thumb.
  public var sliderMinimumTrack: Color
  /// Of the track from the thumb on.
  public var sliderMaximumTrack: Color
  /// Inside the track's edge; clear without more contrast.
  public var sliderOutline: Color
  /// Of the thumb.
  public var sliderThumb: Color
  /// The wide shadow under the thumb.
  public var sliderThumbShadow: Shadow
  /// The narrow shadow under the thumb.
  public var sliderThumbContactShadow: Shadow
  /// Of all of it while it is disabled, 0 to 1.
  public var sliderDisabledOpacity: Double
  /// Of ticks that the fill has not passed.
  public var sliderTick: Color
  /// Of the track where its thumb cannot go.
  public var sliderUnreachableOpacity: Double

  // MARK: Segmented control

  /// Behind the segments, on the page.
  public var segmentedBackground: Color
  /// Behind the segments, on a card.
  public var segmentedElevatedBackground: Color
  /// Of the lines between segments.
  public var segmentedSeparator: Color
  /// Inside the control's edge; clear without more contrast.
  public var segmentedOutline: Color
  /// Lies over a segment that is pressed but not selected.
  public var segmentedPressedOverlay: Color
  /// Of the pill.
  public var pill: Color
  /// Inside the pill's edge; clear without more contrast.
  public var pillOutline: Color
  /// Lies over the pill while it is pressed.
  public var pillPressedOverlay: Color
  /// The wide shadow under the pill.
  public var pillShadow: Shadow
  /// The narrow shadow under the pill.
  public var pillContactShadow: Shadow
  /// Of all of it while it is disabled, 0 to 1.
  public var segmentedDisabledOpacity: Double

  // MARK: Button

  /// Of a button that is one of several.
  public var buttonBackground: Color
  /// Of its title.
  public var buttonTitle: Color
  /// Of a button that is what most people want.
  public var buttonProminent: Color
  /// Of its title.
  public var buttonProminentTitle: Color
  /// Lies over a button that is pressed.
  public var buttonPressedOverlay: Color
  /// Of all of it while it is disabled, 0 to 1.
  public var buttonDisabledOpacity: Double
}

extension Theme {
  /// What is live, or chosen.
  public var accent: Color { sliderMinimumTrack }
  /// Behind what is pressed.
  public var pressed: Color { sliderMaximumTrack }

  /// Light, with normal contrast.
  public static let light = Theme(.light)
  /// Dark, with normal contrast.
  public static let dark = Theme(.dark)

  /// - Parameters:
  ///   - appearance: light or dark.
  ///   - contrast: how strongly things stand out.
  ///   - accent: takes the place of the system's blue wherever that is used, for which it is made
  ///     stronger if it could hardly be seen; nil for the system's blue.
  public init(_ appearance: Appearance, contrast: Contrast = .normal, accent: Color? = nil) {
    let colors = SystemColors(appearance, contrast, accent: accent)
    let isDark = appearance == .dark
    page = isDark ? .black : .white
    groupedPage = isDark ? .black : Color(hex: 0xF2F2F7)
    card = isDark ? Color(hex: 0x1C1C1E) : .white
    // chosen: a hair of shadow under light cards (design: gallery)
    cardShadow = Shadow(
      offset: Point(0, 1), blur: 3, color: Color.black.opacity(isDark ? 0 : 0.04))
    label = colors.label
    secondaryLabel = colors.secondaryLabel
    // chosen: lighter than the system's separator, which is meant for denser lists
    hairline = colors.separator.opacity(isDark ? 0.8 : 0.55)
    // chosen: the accent colour, a little translucent
    focusRing = colors.accentRing.opacity(0.75)
    // spec: rendering 6, pending
    pendingRing = Color(hex: 0x8E8E93)
    // spec: rendering 6, switch, checkbox style and button style
    tintedMark = .white

    popover = isDark ? Color(hex: 0x2C2C2E) : .white
    // chosen: a card that floats higher than those on the page
    popoverShadow = Shadow(
      offset: Point(0, 4), blur: 16, color: Color.black.opacity(isDark ? 0.5 : 0.18))
    // chosen: just enough for an edge where the shadow shows none; visible with more contrast
    popoverOutline =
      contrast == .more
      ? colors.outline : isDark ? Color.white.opacity(0.12) : Color.black.opacity(0.08)

    // design: playground, New tokens
    panelShadow = Shadow(
      offset: Point(0, 10), blur: 32, color: Color.black.opacity(isDark ? 0.5 : 0.16))
    popoverTrack = isDark ? colors.gray4 : colors.gray6
    hover = Color(hex: 0x767680, alpha: isDark ? 0.22 : 0.10)
    annotation = contrast == .more ? colors.label : Color(hex: isDark ? 0x98989F : 0x6D6D72)
    segmentedPageBackground =
      isDark ? colors.gray6 : contrast == .more ? colors.gray5 : Color(hex: 0xE3E3E9)
    tools = ToolColors(appearance, accent: colors.accent)
    code = CodeColors(appearance, accent: colors.accent)

    // spec: ios-switch, Track; the opaque figures on any page (rendering 3, 1)
    switchOn = colors.green
    switchOff = colors.switchOff
    switchOffBorder = colors.switchOffBorder
    // chosen: gray that is told from all that is beside it, where more contrast is asked for
    switchOutline = colors.outline
    sliderOutline = colors.outline
    segmentedOutline = colors.outline
    pillOutline = colors.outline
    // spec: ios-switch, Thumb
    switchThumb = .white
    switchThumbShadow = Shadow(offset: Point(0, 3), blur: 8, color: Color.black.opacity(0.15))
    switchThumbContactShadow = Shadow(
      offset: Point(0, 3), blur: 1, color: Color.black.opacity(0.06))
    // spec: rendering 6, marks for on and off
    switchOnMark = .white
    switchOffMark = contrast == .more ? colors.outline : Color(hex: 0x8E8E93)
    switchMarksOpacity = contrast == .more ? 1 : 0
    // spec: rendering 6, switch, checkbox style and button style
    checkboxBorder = contrast == .more ? colors.outline : colors.gray3
    checkboxMark = colors.accentInk
    mixedButtonOpacity = 0.35
    // spec: ios-switch, States
    switchDisabledOpacity = 0.5

    // spec: ios-slider, Track
    sliderMinimumTrack = colors.accent
    sliderMaximumTrack = colors.fill
    // spec: ios-slider, Thumb
    sliderThumb = .white
    sliderThumbShadow = Shadow(offset: Point(0, 0.5), blur: 4, color: Color.black.opacity(0.12))
    sliderThumbContactShadow = Shadow(
      offset: Point(0, 0.5), blur: 1, color: Color.black.opacity(0.04))
    // spec: ios-slider, States
    sliderDisabledOpacity = 0.3
    // spec: rendering 6, slider, ticks and enabled range
    sliderTick = colors.gray3
    sliderUnreachableOpacity = 0.4

    // spec: ios-segmented-control, Appearance and Segments
    segmentedBackground = colors.gray6
    segmentedElevatedBackground = isDark ? colors.gray5 : colors.gray6
    segmentedSeparator = colors.gray4
    // spec: rendering 3, 8
    segmentedPressedOverlay = Color.black.opacity(0.10)
    pillPressedOverlay = Color.black.opacity(0.05)
    // spec: ios-segmented-control, Selected Segment Indicator
    pill = isDark ? colors.gray3 : .white
    pillShadow = Shadow(
      offset: Point(0, 3), blur: 8, color: Color.black.opacity(isDark ? 0.24 : 0.12))
    pillContactShadow = Shadow(
      offset: Point(0, 3), blur: 1, color: Color.black.opacity(isDark ? 0.08 : 0.04))
    // spec: ios-segmented-control, States
    segmentedDisabledOpacity = 0.3

    // spec: rendering 6, switch, button style
    buttonBackground = colors.fill
    buttonTitle = colors.accentTitle
    buttonProminent = colors.accent
    buttonProminentTitle = colors.accentInk
    buttonPressedOverlay = Color.black.opacity(0.10)
    // chosen: as the slider's
    buttonDisabledOpacity = 0.3
  }
}
