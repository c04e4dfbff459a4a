import Canvas

/// The metrics of a button.
public struct ButtonMetrics: MetricsStyle {
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
  /// The font of the title. spec: docs/spec/rendering.md#6/switch-button-style
  public var font = Font(size: 13, weight: .medium)
  /// The metrics of the spec.
  public static let regular = ButtonMetrics()
  package func grown(by factor: Double) -> ButtonMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.height = (height * factor).rounded()
    metrics.hitHeight = max(hitHeight, metrics.height)
    return metrics
  }

  /// The rows: token, property, source.
  public static let tokens: [StyleToken<Self>] = [
    .dimension("button.height", \.height, style),
    .dimension("button.hitHeight", \.hitHeight, "chosen"),
    .dimension("button.cornerRadius", \.cornerRadius, style),
    .dimension("button.padding", \.padding, style),
    .dimension("button.title.size", \.font.size, style),
    .dimension("button.title.tracking", \.font.tracking, "chosen: 0"),
  ]

  private static let style = "rendering spec 6, switch, button style"

  /// The metrics of the spec, the same in all looks.
  public static func standard(in traits: ThemeTraits) -> Self { .regular }
}
