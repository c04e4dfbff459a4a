import Canvas

/// The colors of buttons.
public struct ButtonColors: ControlStyle {
  /// The background of a standard button.
  public var background: Color
  /// The title of a standard button.
  public var title: Color
  /// The background of a prominent button.
  public var prominent: Color
  /// The title of a prominent button.
  public var prominentTitle: Color
  /// The background of a prominent destructive button, with a title in ``Theme/tintedMark``.
  public var destructive: Color
  /// The title of a standard destructive button.
  public var destructiveTitle: Color
  /// The overlay of a pressed button.
  public var pressedOverlay = Color.black.opacity(0.10)
  /// The opacity of a disabled button, 0...1.
  public var disabledOpacity = 0.3

  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] = [
    .color("button.background", \.background, spec),
    .color("button.title.color", \.title, legible),
    .color("button.prominent", \.prominent, legible),
    .color("button.title.prominent", \.prominentTitle, spec),
    .color("button.destructive", \.destructive, red),
    .color("button.title.destructive", \.destructiveTitle, red),
    .color("button.pressedOverlay", \.pressedOverlay, spec),
    .number("button.disabledOpacity", \.disabledOpacity, "chosen: same as the slider"),
  ]

  private static let legible = "chosen: the accent color, legible as text or below it"
  private static let red = "chosen: the system's red, legible as text or below it"
  private static let spec = "rendering spec 6, switch, button style"

  /// The colors of toggle buttons. spec: docs/spec/rendering.md#6/switch-button-style
  public static func standard(in traits: ThemeTraits) -> Self {
    let colors = traits.colors
    return ButtonColors(
      background: colors.fill, title: colors.accentTitle, prominent: colors.accentFill,
      prominentTitle: colors.accentInk, destructive: colors.redFill,
      destructiveTitle: colors.redTitle)
  }
}

extension Theme {
  /// The background of tracks and buttons, on any surface.
  public var fill: Color { self[ButtonColors.self].background }
  /// The background of pressed items.
  public var pressed: Color { fill }
  /// A fainter background of larger shapes, on any surface, such as UIKit's secondary fill.
  public var secondaryFill: Color { fill.opacity(0.8) }
  /// The accent color as text.
  public var accentTitle: Color { self[ButtonColors.self].title }
  /// The background of selected items, below text in ``accentInk``.
  public var accentFill: Color { self[ButtonColors.self].prominent }
  /// The text color on ``accentFill``.
  public var accentInk: Color { self[ButtonColors.self].prominentTitle }
  /// The overlay of pressed shapes.
  public var pressedOverlay: Color { self[ButtonColors.self].pressedOverlay }
  /// The opacity of a disabled control, 0...1.
  public var disabledOpacity: Double { self[ButtonColors.self].disabledOpacity }
}
