import Canvas

/// The colors, shadows and opacities of a scene, named by their use.
///
/// The colors of a kind of control are its ``ControlStyle``: `theme[SwitchColors.self].trackOn`.
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
  /// The tracks and backgrounds of controls on a page with cards.
  public var groupedPageTrack: Color
  package var tools: ToolColors
  /// The colors of syntax highlighting.
  public var code: CodeColors
  var styles: StyleTable

  /// The style of a kind of control.
  public subscript<Style: ControlStyle>(type: Style.Type) -> Style {
    get { styles[type] }
    set { styles[type] = newValue }
  }
}

extension Theme {
  /// The contrast: increased if shapes have outlines.
  public var contrast: Contrast { styles.contrast }

  /// The light theme with normal contrast.
  public static let light = Theme(.light)
  /// The dark theme with normal contrast.
  public static let dark = Theme(.dark)

  /// The standard theme for an appearance, a contrast and an accent color.
  ///
  /// - Parameter accent: The accent color, which is strengthened where its contrast is too low;
  ///   `nil` for the system's blue.
  public init(_ appearance: Appearance, contrast: Contrast = .normal, accent: Color? = nil) {
    self.init(ThemeTraits(appearance, contrast, .classic, accent: accent))
  }

  /// The theme of the glass design for an appearance, a contrast and an accent color.
  /// spec: docs/spec/glass.md#geometry
  ///
  /// With increased contrast its colors are those of the classic design.
  ///
  /// - Parameter accent: The accent color, which is strengthened where its contrast is too low;
  ///   `nil` for the system's blue.
  public static func glass(
    _ appearance: Appearance = .light, contrast: Contrast = .normal, accent: Color? = nil
  ) -> Theme { Theme(ThemeTraits(appearance, contrast, .glass, accent: accent)) }

  private init(_ traits: ThemeTraits) {
    let (colors, isDark, isStrong) = (traits.colors, traits.isDark, traits.contrast == .more)
    styles = StyleTable(traits)
    page = isDark ? .black : .white
    groupedPage = isDark ? .black : Color(hex: 0xF2F2F7)
    card = isDark ? Color(hex: 0x1C1C1E) : .white
    // a faint shadow under light cards. spec: docs/spec/window.md#gallery/cards
    cardShadow = .black(isDark ? 0 : 0.04, y: 1, blur: 3)
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
    popoverShadow = .black(isDark ? 0.5 : 0.18, y: 4, blur: 16)
    // chosen: just visible where the shadow is not; clearly visible with increased contrast
    popoverOutline =
      isStrong ? colors.outline : isDark ? Color.white.opacity(0.12) : Color.black.opacity(0.08)

    // spec: docs/spec/window.md#tokens
    panelShadow = .black(isDark ? 0.5 : 0.16, y: 10, blur: 32)
    popoverTrack = isDark ? colors.gray4 : colors.gray6
    hover = Color(hex: 0x767680, alpha: isDark ? 0.22 : 0.10)
    annotation = isStrong ? colors.label : Color(hex: isDark ? 0x98989F : 0x6D6D72)
    groupedPageTrack = isDark ? colors.gray6 : isStrong ? colors.gray5 : Color(hex: 0xE3E3E9)
    tools = ToolColors(traits.appearance, accent: colors.accent, success: colors.green)
    code = CodeColors(traits.appearance, accent: colors.accent)
  }

  /// Interpolates between two themes; an amount outside 0...1 gives the nearest one exactly.
  public func mixed(with other: Theme, by amount: Double) -> Theme {
    if amount >= 1 { return other }
    if amount <= 0 || self == other { return self }
    var theme = Self.tokens.mix(self, with: other, by: amount)
    theme.styles = styles.mixed(with: other.styles, by: amount)
    return theme
  }
}
