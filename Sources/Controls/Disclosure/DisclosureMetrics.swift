import Canvas

/// The metrics of a disclosure.
public struct DisclosureMetrics: Hashable, Sendable {
  /// In points. design: playground, New parts
  public var height = 20.0
  /// In points, centered. chosen: captions lie close to their cards
  public var hitHeight = 32.0
  /// From the edges to title and chevron, in points: as a card's rows. design: playground
  public var padding = 16.0
  /// Between focus ring and content, in points. design: playground, New parts
  public var ringPadding = 4.0
  /// The inner radius of the ring, in points. design: playground, New parts
  public var ringRadius = 2.0
  /// The font of the title. design: playground, Fonts
  public var font = Font(size: 12, weight: .semibold)
  /// The size of the chevron, in points. design: playground, New parts
  public var chevronSize = 10.0
  /// The width of its line, in points. design: playground, New parts
  public var chevronStroke = 1.25
  /// Seconds of its turn. design: playground, New parts
  public var turnDuration = 0.25
  /// The opacity while disabled. design: playground, New parts
  public var disabledOpacity = 0.3
  /// The metrics of the design.
  public init() {}

  /// The metrics of the design.
  public static let regular = DisclosureMetrics()
  package func grown(by factor: Double) -> DisclosureMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.height = (height * factor).rounded()
    metrics.hitHeight = max(hitHeight, metrics.height)
    metrics.chevronSize *= factor
    metrics.chevronStroke *= factor
    return metrics
  }
}
