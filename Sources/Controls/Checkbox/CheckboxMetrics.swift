import Canvas

/// The metrics of a switch in the style of a checkbox.
public struct CheckboxMetrics: Hashable, Sendable {
  /// The side of the box, in points. spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var size = 20.0
  /// The side of the hit area, centered on the box, in points.
  /// spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var hitSize = 44.0
  /// The radius of the box's continuous corners, in points.
  /// spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var cornerRadius = 6.0
  /// The width of the border of a box that is off, in points.
  /// spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var borderWidth = 1.5
  /// The line width of the check mark, in points.
  /// spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var strokeWidth = 2.0
  /// The size of the dash of a mixed box, in points.
  /// spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var dashSize = Size(10, 2)
  /// The initial scale of a growing mark. spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var startScale = 0.6
  /// The spring of the mark's scale. spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var markSpring = Spring(response: 0.2, dampingRatio: 0.75)
  /// The duration of color fades, in seconds. spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var fadeDuration = 0.15

  var hitOutsets: Insets { Insets((hitSize - size) / 2) }

  func shape(of box: Rect) -> RoundedRectangle {
    RoundedRectangle(box, radius: cornerRadius, curve: .continuous)
  }

  /// The rows: token, property, source.
  static let tokens: [StyleToken<Self>] = [
    .dimension("switch.checkbox.size", \.size, source),
    .dimension("switch.checkbox.hitSize", \.hitSize, source),
    .dimension("switch.checkbox.cornerRadius", \.cornerRadius, source),
    .dimension("switch.checkbox.borderWidth", \.borderWidth, source),
    .dimension("switch.checkbox.strokeWidth", \.strokeWidth, source),
    .dimension("switch.checkbox.dashWidth", \.dashSize.width, source),
    .dimension("switch.checkbox.dashHeight", \.dashSize.height, source),
    .number("switch.checkbox.startScale", \.startScale, source),
    .spring("motion.switch.mark", \.markSpring, source),
    .duration("motion.switch.checkboxFade", \.fadeDuration, source),
  ]

  private static let source = "rendering spec 6, switch, checkbox style"
}
