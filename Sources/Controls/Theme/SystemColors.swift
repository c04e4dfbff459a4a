import Canvas

/// The system's named colors, from which themes are made; the colors for increased contrast are the
/// accessible variants of the same source. spec: docs/spec/rendering.md#3
public struct SystemColors: Hashable, Sendable {
  /// The system's green.
  public private(set) var green: Color
  /// The system's red.
  public private(set) var red: Color
  /// The red for text on ``fill`` and on pages and cards.
  public private(set) var redTitle = Color.clear
  /// The red below white text.
  public private(set) var redFill = Color.clear
  /// The system's blue, or the user's accent color.
  public private(set) var accent: Color
  /// The accent color for text on ``fill`` and on pages and cards.
  public private(set) var accentTitle = Color.clear
  /// The accent color below text in ``accentInk``.
  public private(set) var accentFill = Color.clear
  /// The accent color for the focus ring, before it is made translucent.
  private(set) var accentRing = Color.clear
  /// The text color on the accent color.
  public private(set) var accentInk = Color.white
  /// The third gray.
  public private(set) var gray3: Color
  /// The fourth gray.
  public private(set) var gray4: Color
  /// The fifth gray.
  public private(set) var gray5: Color
  /// The sixth gray, the closest to the page.
  public private(set) var gray6: Color
  /// The background of tracks and buttons, on any surface.
  public private(set) var fill: Color
  /// The primary text color.
  public private(set) var label: Color
  /// The color of secondary symbols.
  public private(set) var secondaryLabel: Color
  /// The separator lines of lists.
  public private(set) var separator: Color
  /// The outline of low-contrast shapes; clear unless the contrast is increased.
  public private(set) var outline: Color

  /// - Parameter custom: The user's accent color; `nil` for the system's.
  init(
    _ appearance: Appearance, _ contrast: Contrast, _ look: ThemeTraits.Look, accent custom: Color?
  ) {
    /// The last two values are those for increased contrast.
    func pick<Value>(
      _ light: Value, _ dark: Value, _ strongLight: Value, _ strongDark: Value
    ) -> Value {
      switch (appearance, contrast) {
      case (.light, .normal): light
      case (.dark, .normal): dark
      case (.light, .more): strongLight
      case (.dark, .more): strongDark
      }
    }
    green = Color(hex: pick(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B))
    red = Color(hex: pick(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961))
    accent = Color(hex: pick(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF))
    gray3 = Color(hex: pick(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456))
    gray4 = Color(hex: pick(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446))
    gray5 = Color(hex: pick(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638))
    gray6 = Color(hex: pick(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426))
    fill = Color(hex: 0x787880, alpha: pick(0.20, 0.36, 0.28, 0.44))
    label = pick(.black, .white, .black, .white)
    secondaryLabel = Color(
      hex: pick(0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5), alpha: pick(0.6, 0.6, 0.68, 0.68))
    separator = Color(
      hex: pick(0x3C3C43, 0x545458, 0x3C3C43, 0x545458), alpha: pick(0.29, 0.6, 0.37, 0.68))
    outline = pick(.clear, .clear, Color(hex: 0x6C6C70), Color(hex: 0xAEAEB2))
    // spec: docs/spec/glass.md#geometry
    if look == .glass, contrast == .normal { accent = Color(hex: pick(0x0088FF, 0x0091FF, 0, 0)) }
    accentRing = accent
    if let custom, custom.isUsable { applyAccent(custom, appearance, contrast) }
    // On the background of a button where it is closest to the text: pressed on a light page, or
    // idle on a dark card.
    let button =
      appearance == .dark
      ? fill.composited(over: Color(hex: 0x1C1C1E))
      : Color.black.opacity(0.10).composited(over: fill.composited(over: Color(hex: 0xF2F2F7)))
    accentTitle = accent.standingOut(from: button, atLeast: Self.textContrast, toward: label)
    redTitle = red.standingOut(from: button, atLeast: Self.textContrast, toward: label)
    redFill = red.standingOut(from: .white, atLeast: Self.textContrast, toward: .black)
    accentFill = accent.standingOut(
      from: accentInk, atLeast: Self.textContrast, toward: accentInk == .white ? .black : .white)
  }

  /// The minimum for text (WCAG 2, 1.4.3).
  private static let textContrast = 4.5

  /// Replaces the system's blue by the user's accent color, strengthened to a minimum contrast, as
  /// the color may suit only the other appearance.
  private mutating func applyAccent(_ custom: Color, _ appearance: Appearance, _ contrast: Contrast)
  {
    let isStrong = contrast == .more
    let opaque = Color(red: custom.red, green: custom.green, blue: custom.blue)
    let (page, ink): (Color, Color) = appearance == .dark ? (.black, .white) : (.white, .black)
    // chosen: a low minimum, so that light colors stay unchanged; with increased contrast the
    // minimum for shapes (WCAG 2, 1.4.11)
    accent = opaque.standingOut(from: page, atLeast: isStrong ? 3 : 1.4, toward: ink)
    // chosen: slightly less than the system's blue, because the ring is thin and translucent
    accentRing = accent.standingOut(from: page, atLeast: isStrong ? 4.5 : 3.5, toward: ink)
    // White as on the system's blue, if it is as legible.
    accentInk = accent.contrast(with: .white) >= (isStrong ? 4.5 : 3) ? .white : accent.legibleInk
  }
}
