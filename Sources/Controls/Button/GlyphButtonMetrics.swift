import Canvas

/// The figures of a glyph button, each with its unit and origin.
public struct GlyphButtonMetrics: Hashable, Sendable {
  /// pt, of its square. design: playground, New parts
  public var side = 32.0

  /// pt; padded vertically around the button. chosen: the least height of anything one presses
  public var hitHeight = 44.0

  /// pt, continuous. design: playground, New parts
  public var cornerRadius = 8.0

  /// pt, of the symbol's square. design: playground, New parts
  public var iconSize = 18.0

  /// Of all of it while it is disabled. design: playground, New parts
  public var disabledOpacity = 0.3

  /// The figures as the design has them.
  public init() {}

  /// As the design has it.
  public static let regular = GlyphButtonMetrics()

  /// What a button's behaviour goes by.
  var button: ButtonMetrics {
    var metrics = ButtonMetrics.regular
    metrics.height = side
    metrics.hitHeight = max(side, hitHeight)
    metrics.cornerRadius = cornerRadius
    return metrics
  }
}
