import Canvas

/// The metrics of a glyph button.
public struct GlyphButtonMetrics: Hashable, Sendable {
  /// The side of the button, in points. design: playground, New parts
  public var side = 32.0
  /// The height of the hit area, centered on the button, in points. chosen: the minimum height of
  /// controls
  public var hitHeight = 44.0
  /// The radius of the continuous corners, in points. design: playground, New parts
  public var cornerRadius = 8.0
  /// The side of the symbol, in points. design: playground, New parts
  public var iconSize = 18.0
  /// The opacity while disabled, 0...1. design: playground, New parts
  public var disabledOpacity = 0.3
  /// The metrics of the design.
  public init() {}

  /// The metrics of the design.
  public static let regular = GlyphButtonMetrics()
  var button: ButtonMetrics {
    var metrics = ButtonMetrics.regular
    metrics.height = side
    metrics.hitHeight = max(side, hitHeight)
    metrics.cornerRadius = cornerRadius
    return metrics
  }
}
