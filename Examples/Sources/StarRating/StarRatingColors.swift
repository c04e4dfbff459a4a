import Canvas
import Controls

/// The colors of a star rating; all are chosen.
public struct StarRatingColors: ControlStyle {
  /// The filled stars.
  public var filled: Color
  /// The empty stars.
  public var empty: Color
  /// The outline of stars; clear unless the contrast is increased.
  public var outline: Color
  /// The opacity of the stars that a press would fill, 0...1.
  public var addedOpacity = 0.35
  /// The opacity of the stars that a press would empty, 0...1.
  public var removedOpacity = 0.6
  /// The opacity of a disabled rating, 0...1.
  public var disabledOpacity = 0.3

  /// The rows: token, property, source.
  public static let tokens: [StyleToken<Self>] = [
    .color("star.filled", \.filled, "chosen: the accent color"),
    .color("star.empty", \.empty, "chosen: the system's fill"),
    .color("star.outline", \.outline, "chosen: for high contrast"),
    .number("star.addedOpacity", \.addedOpacity, "chosen"),
    .number("star.removedOpacity", \.removedOpacity, "chosen"),
    .number("star.disabledOpacity", \.disabledOpacity, "chosen: as a slider's"),
  ]

  /// The colors in an appearance, a contrast and a design.
  public static func standard(in traits: ThemeTraits) -> Self {
    StarRatingColors(
      filled: traits.colors.accent, empty: traits.colors.fill, outline: traits.colors.outline)
  }
}
