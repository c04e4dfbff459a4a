import Canvas

/// The metrics of a disclosure.
public struct DisclosureMetrics: Hashable, Sendable {
  /// The height, in points. chosen
  public var height = 20.0
  /// The height of the hit area, centered on the control, in points. chosen: captions lie close to
  /// their cards
  public var hitHeight = 32.0
  /// The distance from the edges to the title and the chevron, like that of a card's rows, in
  /// points. spec: docs/spec/window.md#gallery/cards
  public var padding = 16.0
  /// The space between the focus ring and the content, in points. chosen
  public var ringPadding = 4.0
  /// The inner radius of the focus ring, in points. chosen
  public var ringRadius = 2.0
  /// The font of the title. spec: docs/spec/window.md#fonts/caption
  public var font = Font(size: 12, weight: .semibold)
  /// The size of the chevron, in points. spec: docs/spec/window.md#parts/disclosure
  public var chevronSize = 10.0
  /// The line width of the chevron, in points. chosen
  public var chevronStroke = 1.25
  /// The duration of the chevron's rotation, in seconds. spec: docs/spec/window.md#parts/disclosure
  public var turnDuration = 0.25
  /// The opacity while disabled, 0...1. spec: docs/spec/window.md#parts/disabled
  public var disabledOpacity = 0.3
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
