import Canvas

/// The metrics of a switch in the style of a button.
public struct ToggleButtonMetrics: Hashable, Sendable {
  /// The height, in points. spec: docs/spec/rendering.md#6/switch-button-style
  public var height = 32.0
  /// The height of the hit area, centered on the button, in points. chosen: the minimum height of
  /// controls
  public var hitHeight = 44.0
  /// The radius of the continuous corners, in points.
  /// spec: docs/spec/rendering.md#6/switch-button-style
  public var cornerRadius = 9.0
  /// The padding on each side of the title, in points.
  /// spec: docs/spec/rendering.md#6/switch-button-style
  public var padding = 12.0
  /// The space between the pending ring and the title, in points. chosen: the padding has room for
  /// both
  public var ringSpacing = 4.0
  /// The font of the title. spec: docs/spec/rendering.md#6/switch-button-style
  public var font = Font(size: 13, weight: .medium)
  /// The duration of color fades, in seconds. spec: docs/spec/rendering.md#6/switch-button-style
  public var fadeDuration = 0.15

  var hitOutsets: Insets { Insets(horizontal: 0, vertical: (hitHeight - height) / 2) }

  /// The size of a button with a title of a width, in points.
  func size(titleWidth: Double) -> Size { Size((titleWidth + 2 * padding).rounded(.up), height) }

  func shape(of box: Rect) -> RoundedRectangle {
    RoundedRectangle(box, radius: cornerRadius, curve: .continuous)
  }

  /// The rows: token, property, source.
  static let tokens: [StyleToken<Self>] = [
    .dimension("switch.button.height", \.height, source),
    .dimension("switch.button.hitHeight", \.hitHeight, "chosen"),
    .dimension("switch.button.cornerRadius", \.cornerRadius, source),
    .dimension("switch.button.padding", \.padding, source),
    .dimension("switch.button.ringSpacing", \.ringSpacing, "chosen"),
    .dimension("switch.button.title.size", \.font.size, source),
    .dimension("switch.button.title.tracking", \.font.tracking, "chosen: 0").titled(
      "Button title letter spacing"),
    .duration("motion.switch.buttonFade", \.fadeDuration, source),
  ]

  private static let source = "rendering spec 6, switch, button style"
}
